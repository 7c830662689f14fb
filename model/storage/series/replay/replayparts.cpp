// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/replay/replayparts.h"

#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/formats/memmap/files/replayfolder.h"
#include "model/storage/formats/memmap/keyencoding.h"
#include "model/storage/formats/memmap/memmapcontext.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/entrytable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <optional>
#include <string_view>
#include <utility>

namespace tensordesk {

namespace {

/// An array that a part keeps beside its fields.
struct PartArray {
    const char* name;
    Shape shape;
    DType dtype;
};

/// A number of rows, which some versions write as a float.
std::optional<int64_t> rowCount(const PythonValue* field)
{
    if (field == nullptr)
        return std::nullopt;
    const auto* const whole = field->as<int64_t>();
    const auto* const real = field->as<double>();
    constexpr double most = 9.0e15;  // below, all whole numbers are doubles
    if (real != nullptr && *real >= 0 && *real < most && std::floor(*real) == *real)
        return static_cast<int64_t>(*real);
    return whole != nullptr && *whole >= 0 ? std::optional(*whole) : std::nullopt;
}

/// Returns the arrays that the fields of a sampler or a writer describe. Throws ValueError for invalid ones.
std::vector<PartArray> arraysOf(const PythonValue::Dict& fields)
{
    std::vector<PartArray> arrays;
    if (const auto capacity = rowCount(fieldOf(fields, "_max_capacity"))) {
        arrays.push_back({"sumtree", {*capacity}, DType::Double});
        arrays.push_back({"mintree", {*capacity}, DType::Double});
    }
    struct FieldNames {
        const char *name, *shape, *dtype;
    };
    for (const FieldNames& told :
         {FieldNames{"current_top_values", "shape", "dtype"}, FieldNames{"generation", "generation_shape", "generation_dtype"}}) {
        const PythonValue* const shape = fieldOf(fields, told.shape);
        const PythonValue* const dtype = fieldOf(fields, told.dtype);
        const auto* const name = dtype != nullptr ? dtype->as<std::string>() : nullptr;
        if (shape != nullptr && name != nullptr) {
            const auto known = dtypeFromName(*name);
            if (!known || c10::isQIntType(*known) || c10::isBitsType(*known))
                throw Error(ErrorKind::ValueError, "the dtype {} is unknown", stringLiteral(*name));
            arrays.push_back({told.name, sizesFrom(*shape, Message("the shape of {}", stringLiteral(told.name))), *known});
        }
    }
    return arrays;
}

constexpr std::array kFieldFiles{"metadata.json", "sampler_metadata.json", "buffer_metadata.json"};

/// Opens the parts of a buffer one by one.
class ReplayTree : public std::enable_shared_from_this<ReplayTree> {
public:
    ReplayTree(const std::string& folder, OpenOptions options, std::shared_ptr<CollectedParts> parts)
        : m_realRoot(realPath(folder)), m_options(std::move(options)), m_parts(std::move(parts))
    {
    }

    /// Returns the content of a folder that is not a storage.
    [[nodiscard]] TensorDict level(const std::string& folder, const KeyPath& at) const;
    [[nodiscard]] TensorDict part(const std::string& path, const KeyPath& at) const
    {
        checkLeadsWithin(path, m_realRoot);
        return openedPart(path, at, optionsAt(at, m_options), *m_parts);
    }

private:
    void appendFields(StoredTable& table, const std::string& folder, const KeyPath& at) const;
    void appendNames(StoredTable& table, const std::string& folder, const KeyPath& at) const;
    [[nodiscard]] TensorDict partOrLevel(const std::string& path, const KeyPath& at) const;

    std::string m_realRoot;
    OpenOptions m_options;
    std::shared_ptr<CollectedParts> m_parts;
};

bool isOpenable(const std::string& path)
{
    const auto& all = formats();
    return std::ranges::any_of(all, [&](const Format* format) { return format->recognises(path); });
}

Entry arrayEntry(MemmapContext& files, const std::string& file, const KeyPath& at, const PartArray& array)
{
    try {
        return leafOver(files, at, files.elements(file, extentOf(array.shape, array.dtype)), 0, array.shape, array.dtype);
    } catch (Error& error) {
        return Broken{error.inFile(file), array.shape, array.dtype};
    }
}

void ReplayTree::appendFields(StoredTable& table, const std::string& folder, const KeyPath& at) const
{
    const auto files = std::make_shared<MemmapContext>(folder, SourceDecorator());
    for (const char* name : kFieldFiles) {
        const std::string file = joined(folder, name);
        checkLeadsWithin(file, m_realRoot);
        const PythonValue::Dict fields = replayFields(file);
        for (const auto& [key, value] : fields)
            if (!table.find(key))
                table.append(key, NonTensor(value, {}));
        for (const PartArray& array : arraysOf(fields)) {
            const std::string elements = joined(folder, std::string(array.name) + kLeafEnding);
            table.put(array.name, arrayEntry(*files, elements, at / Key(array.name), array));
        }
    }
}

void ReplayTree::appendNames(StoredTable& table, const std::string& folder, const KeyPath& at) const
{
    constexpr std::size_t mostNames = 1000;
    std::vector<std::string> names;
    std::error_code error;
    for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end && names.size() < mostNames;
         it.increment(error))
        names.push_back(it->path().filename().string());
    std::ranges::sort(names);
    for (const std::string& name : names) {
        const std::string path = joined(folder, name);
        const bool isSaved = name.ends_with(".pt") || name.ends_with(".t") || name.ends_with(".h5");
        if (!table.find(name) && !name.starts_with('.') && (isSaved || isFolder(path)))
            table.append(name, EntryLoader([self = shared_from_this(), path, at = at / Key(name)]() -> Entry {
                             return self->partOrLevel(path, at);
                         }));
    }
}

TensorDict ReplayTree::partOrLevel(const std::string& path, const KeyPath& at) const
{
    constexpr std::size_t deepest = 4;
    checkLeadsWithin(path, m_realRoot);
    return isFolder(path) && !isOpenable(path) && at.size() <= deepest ? level(path, at) : part(path, at);
}

TensorDict ReplayTree::level(const std::string& folder, const KeyPath& at) const
{
    auto table = std::make_shared<StoredTable>();
    appendFields(*table, folder, at);
    appendNames(*table, folder, at);
    return levelOf(std::move(table));
}

}  // namespace

TensorDict replayParts(const std::string& folder, const OpenOptions& options, const std::shared_ptr<CollectedParts>& parts)
{
    const auto tree = std::make_shared<const ReplayTree>(folder, options, parts);
    return tree->level(folder, {});
}

TensorDict replayMembers(const std::string& folder, const OpenOptions& options, const std::shared_ptr<CollectedParts>& parts)
{
    const auto tree = std::make_shared<const ReplayTree>(folder, options, parts);
    auto table = std::make_shared<StoredTable>();
    constexpr int most = 10'000;
    const PythonValue::Dict fields = replayFields(joined(folder, "metadata.json"));
    const PythonValue* const told = fieldOf(fields, "empty_members");
    const auto* const empty = told != nullptr ? told->as<PythonValue::List>() : nullptr;
    for (int64_t i = 0; i < most; ++i) {
        const Key key = std::to_string(i);
        const std::string path = joined(folder, key);
        const bool isEmpty = empty != nullptr && std::ranges::find(*empty, PythonValue(i)) != empty->end();
        if (isEmpty)
            table->append(key, TensorDict());
        else if (isFolder(path))
            table->append(key, EntryLoader([tree, path, at = KeyPath{key}]() -> Entry { return tree->part(path, at); }));
        else
            break;
    }
    return levelOf(std::move(table));
}

void verifyReplayParts(const std::string& folder, const ReplayState& state, const std::function<void(const Finding&)>& report,
                       Progress& progress)
{
    for (const Finding& finding : state.findings)
        if (finding.severity != Finding::Severity::Note)
            report(finding);
    for (const auto& [part, name] : {std::pair("sampler", "sampler_metadata.json"), std::pair("writer", "metadata.json")}) {
        progress.check();
        const std::string beside = replayPartBeside(folder, part);
        const std::string file = joined(beside, name);
        try {
            const PythonValue::Dict fields = replayFields(file);
            for (const PartArray& array : arraysOf(fields)) {
                const std::string elements = joined(beside, std::string(array.name) + kLeafEnding);
                const auto size = FileState::of(elements);
                const int64_t bytes = extentOf(array.shape, array.dtype);
                if (size ? size->size < bytes : bytes > 0)
                    report({Finding::Severity::Error,
                            {},
                            elements,
                            size ? Message("is truncated: has {} of {} bytes", size->size, bytes)
                                 : Message("this file of a leaf is missing")});
            }
            const auto capacity = rowCount(fieldOf(fields, "_max_capacity"));
            if (capacity && state.rows && *capacity != state.rows->capacity)
                report(
                    {Finding::Severity::Error,
                     {},
                     file,
                     Message("the sampler has priorities for {} rows, and the storage {} rows", *capacity, state.rows->capacity)});
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            report({Finding::Severity::Error, {}, error.file().empty() ? file : error.file(), error.reason()});
        }
    }
}

}  // namespace tensordesk
