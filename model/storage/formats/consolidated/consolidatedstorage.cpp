// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/consolidated/consolidatedstorage.h"

#include "model/storage/files/filestretch.h"
#include "model/storage/formats/consolidated/consolidatedformat.h"
#include "model/storage/formats/consolidated/consolidatedreader.h"
#include "model/storage/formats/consolidated/consolidatedtail.h"
#include "model/storage/formats/consolidated/consolidatedwriter.h"

#include <algorithm>

namespace tensordesk {

namespace {

using ConsolidatedPlaces = std::vector<std::pair<ConsolidatedPlace, KeyPath>>;

/// All tensors that lie where the JSON says, with their keys as they stand there.
void collectPlaces(const PythonValue::Dict& level, const KeyPath& path, int64_t payload, ConsolidatedPlaces& places)
{
    const PythonValue* field = consolidatedField(level, "leaves");
    if (const auto* leaves = field == nullptr ? nullptr : field->as<PythonValue::Dict>()) {
        for (const auto& [key, tuple] : *leaves) {
            try {
                places.emplace_back(consolidatedPlace(tuple, payload), path / Key(key));
            } catch (const Error&) {  // reported with its entry
            }
        }
    }
    for (const auto& [key, value] : level) {
        const auto* child = value.as<PythonValue::Dict>();
        if (child != nullptr && !isConsolidatedField(key))
            collectPlaces(*child, path / Key(key), payload, places);
    }
}

TensorDict consolidatedIn(const std::shared_ptr<SingleFile>& file, const SourceDecorator& decorate)
{
    const FileStretch all = FileStretch::whole(file);
    ConsolidatedTail tail = ConsolidatedTail::read(all);
    return readConsolidated({all, tail.payload, decorate}, std::move(tail.root));
}

}  // namespace

ConsolidatedStorage::ConsolidatedStorage(const std::string& path, const OpenOptions& options)
    : RewrittenFileStorage(std::make_shared<SingleFile>(path))
{
    setRoot(consolidatedIn(file(), options.decorate), {});
}

const FormatLimits& ConsolidatedStorage::limits() const
{
    return *consolidatedFormat().limits();
}

TensorDict ConsolidatedStorage::readFrom(const std::shared_ptr<SingleFile>& file) const
{
    return consolidatedIn(file, {});
}

void ConsolidatedStorage::writeTo(const std::string& path, const TensorDict& td, Progress& progress) const
{
    writeConsolidated(td, path, progress);
}

void ConsolidatedStorage::reopen()
{
    setRoot(readFrom(file()), {});
}

void ConsolidatedStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    verifyEntries(root(), report, progress);
    const ConsolidatedTail tail = ConsolidatedTail::read(FileStretch::whole(file()));
    ConsolidatedPlaces places;
    collectPlaces(tail.root, {}, tail.payload, places);
    std::ranges::sort(places, {}, [](const auto& place) { return std::pair(place.first.start, place.first.bytes); });
    int64_t end = 0;
    for (const auto& [place, key] : places) {
        if (place.bytes == 0)
            continue;
        if (place.start < end)
            report({Finding::Severity::Warning, key, path(), Message("has bytes of another leaf: an edit changes both")});
        constexpr int64_t alignment = 16;
        if (place.dtype == DType::ComplexDouble && place.start % alignment != 0)
            report({Finding::Severity::Warning, key, path(),
                    Message("begins at byte {}, not a multiple of {}: Python raises an error when it loads this", place.start,
                            alignment)});
        end = std::max(end, place.start + place.bytes);
    }
}

}  // namespace tensordesk
