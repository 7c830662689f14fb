// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/safetensors/safetensorsstorage.h"

#include "model/storage/formats/safetensors/safetensorsformat.h"
#include "model/storage/formats/safetensors/safetensorsreader.h"
#include "model/storage/formats/safetensors/safetensorswriter.h"

#include <algorithm>

namespace tensordesk {

SafetensorsStorage::SafetensorsStorage(const std::string& path, const OpenOptions& options)
    : RewrittenFileStorage(std::make_shared<SingleFile>(path))
{
    std::vector<Finding> findings;
    TensorDict root = readSafetensors(file(), SafetensorsHeader::read(*file()), options.decorate, findings);
    setRoot(std::move(root), std::move(findings));
}

const FormatLimits& SafetensorsStorage::limits() const
{
    return *safetensorsFormat().limits();
}

TensorDict SafetensorsStorage::readFrom(const std::shared_ptr<SingleFile>& file) const
{
    std::vector<Finding> told;
    return readSafetensors(file, SafetensorsHeader::read(*file), {}, told);
}

void SafetensorsStorage::writeTo(const std::string& path, const TensorDict& td, Progress& progress) const
{
    writeSafetensors(td, path, progress, SafetensorsHeader::read(*file()).metadata);
}

void SafetensorsStorage::reopen()
{
    setRoot(readFrom(file()), {});
}

void SafetensorsStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    for (const Finding& finding : findings()) {
        report(finding);
    }
    verifyEntries(root(), report, progress);

    const SafetensorsHeader header = SafetensorsHeader::read(*file());
    const int64_t size = file()->size() - header.dataBegin;
    std::vector<std::pair<SafetensorsRange, std::string>> ranges;
    for (const auto& [name, tensor] : header.tensors) {
        try {
            const auto* const fields = tensor.as<PythonValue::Dict>();
            if (fields != nullptr) {
                ranges.emplace_back(rangeOfSafetensors(*fields, size), name);
            }
        } catch (const Error&) {  // reported with its entry
        }
    }
    std::ranges::sort(ranges, {}, [](const auto& range) { return std::pair(range.first.begin, range.first.end); });
    const auto refused = [&](Message message) { report({Finding::Severity::Warning, {}, path(), std::move(message)}); };
    int64_t end = 0;
    for (const auto& [range, name] : ranges) {
        if (range.begin < end) {
            refused(
                Message("the tensor {} has bytes of another one: Python raises an error when it loads this", stringLiteral(name)));
        } else if (range.begin > end) {
            refused(Message("{} bytes before the tensor {} belong to none: Python raises an error when it loads this",
                            range.begin - end, stringLiteral(name)));
        }
        end = std::max(end, range.end);
    }
    if (end < size) {
        refused(Message("the last {} bytes belong to no tensor: Python raises an error when it loads this", size - end));
    }
}

}  // namespace tensordesk
