// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/legacymemmap/legacyreader.h"

#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/files/fileio.h"
#include "model/storage/formats/legacymemmap/legacymeta.h"
#include "model/storage/formats/memmap/files/ancestry.h"
#include "model/storage/formats/memmap/keyencoding.h"
#include "model/storage/formats/memmap/levelkind.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace tensordesk {

namespace {

/// The location of a folder, with data on its parents.
struct LegacyPosition {
    std::shared_ptr<LevelFiles> files;
    KeyPath path;
    std::optional<Shape> parentBatch;
    std::shared_ptr<const Ancestry> ancestry;

    void note(Finding::Severity severity, const std::string& file, Message message) const
    {
        files->report({severity, path, file, std::move(message)});
    }
};

/// The meaning of the names in a folder.
struct LegacyNames {
    std::set<Key> leaves;      ///< with a description
    std::set<Key> bareLeaves;  ///< with elements only
    std::set<Key> levels;
};

LegacyNames legacyNamesIn(const std::string& folder)
{
    constexpr std::size_t mostNames = 10'000'000;
    LegacyNames names;
    std::set<Key> elements;
    std::size_t count = 0;
    std::error_code error;
    for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error)) {
        ProgressScope::step();
        if (++count > mostNames)
            throw Error(ErrorKind::ValueError, "holds more than {} files", mostNames).inFile(folder);
        const std::string name = it->path().filename().string();
        const auto keyBefore = [&](std::string_view ending) { return name.substr(0, name.size() - ending.size()); };
        if (name.ends_with(kLegacyLeafEnding))
            names.leaves.insert(keyBefore(kLegacyLeafEnding));
        else if (name.ends_with(kLeafEnding))
            elements.insert(keyBefore(kLeafEnding));
        else if (isFile(joined(it->path().string(), kLegacyMetaFile)))
            names.levels.insert(name);
    }
    if (error)
        throw Error(ErrorKind::OSError, "cannot be listed: {}", Message::verbatim(error.message())).inFile(folder);
    std::ranges::set_difference(elements, names.leaves, std::inserter(names.bareLeaves, names.bareLeaves.end()));
    return names;
}

TensorDict openLegacyLevel(const std::string& folder, const LegacyPosition& above);

Entry openLegacyLeaf(const std::string& folder, const Key& key, const LegacyPosition& level)
{
    const std::string described = joined(folder, key + kLegacyLeafEnding);
    std::optional<LegacyLeafMeta> meta;
    try {
        meta = readLegacyLeaf(*level.files, described);
        checkBatch(meta->shape, *level.parentBatch);
        const StoredElements elements = level.files->elements(joined(folder, key + kLeafEnding),
                                                              extentOf(meta->shape, meta->dtype));
        return leafOver(*level.files, level.path / key, elements, 0, meta->shape, meta->dtype);
    } catch (Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        error.inFile(described);
        return Broken{error, meta ? std::optional(meta->shape) : std::nullopt, meta ? std::optional(meta->dtype) : std::nullopt};
    }
}

Entry undescribed(const std::string& folder, const Key& key)
{
    return Broken{Error(ErrorKind::FileNotFoundError,
                        "has no file {} beside it, so its shape and dtype are unknown: tensordict before 0.3 could not save it",
                        stringLiteral(key + kLegacyLeafEnding))
                      .inFile(joined(folder, key + kLeafEnding)),
                  std::nullopt, std::nullopt};
}

TensorDict openLegacyStack(const std::string& folder, int64_t count, int64_t dim, const LegacyPosition& position)
{
    // Members are opened at once, stacks in stacks too: links could make few folders look like billions.
    constexpr std::size_t mostFolders = 1'000'000;
    if (position.files->openedFolders() + static_cast<std::size_t>(count) > mostFolders)
        throw Error(ErrorKind::ValueError, "has stacks of more than a million members in total");
    std::vector<TensorDict> members;
    for (int64_t i = 0; i < count; ++i) {
        const Member place{static_cast<std::size_t>(i), dim};
        LegacyPosition below = position;
        below.path.push_back(place);
        below.parentBatch.reset();
        try {
            members.push_back(openLegacyLevel(joined(folder, std::to_string(i)), below));
        } catch (Error& error) {
            throw error.within(KeyPath{place});
        }
    }
    const int64_t dims = members.empty() ? 0 : members.front().dim();
    TensorDict stack = TensorDict::lazyStack(std::move(members), wrapDim(dim, dims + 1));
    if (position.parentBatch && !startsWith(stack.batchSize(), *position.parentBatch))
        throw Error(ErrorKind::RuntimeError,
                    "batch dimension mismatch: the stack has the batch size {}, which does not start "
                    "with that of the level above, {}",
                    toString(stack.batchSize()), toString(*position.parentBatch));
    return stack;
}

/// The dims along which stacking `count` members of the batch size `member` gives `batch`.
std::vector<int64_t> fittingDims(const Shape& batch, const Shape& member, std::size_t count)
{
    std::vector<int64_t> dims;
    for (std::size_t dim = 0; dim < batch.size(); ++dim) {
        Shape rest = batch;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(dim));
        if (batch[dim] == static_cast<int64_t>(count) && rest == member)
            dims.push_back(static_cast<int64_t>(dim));
    }
    return dims;
}

/// The batch size that a level, or a stack that is described as one, says it has.
std::optional<Shape> batchToldIn(const std::string& folder, LevelFiles& files)
{
    try {
        return readLegacyLevel(files, joined(folder, kLegacyMetaFile)).batch;
    } catch (const Error&) {
        return std::nullopt;  // reported when it is opened
    }
}

/// Returns the possible stack dims of a lazy stack that was saved as a level with this batch size; see Note [Memmap folders before
/// 0.3].
std::vector<int64_t> lostStackDims(const std::string& folder, const LegacyNames& names, const Shape& batch, LevelFiles& files)
{
    const std::size_t count = names.levels.size();
    if (count == 0 || !names.leaves.empty() || !names.bareLeaves.empty()
        || std::ranges::find(batch, static_cast<int64_t>(count)) == batch.end())
        return {};
    for (std::size_t i = 0; i < count; ++i)
        if (!names.levels.contains(std::to_string(i)))
            return {};
    const auto first = batchToldIn(joined(folder, "0"), files);
    if (!first)
        return {};
    for (std::size_t i = 1; i < count; ++i)
        if (batchToldIn(joined(folder, std::to_string(i)), files) != first)
            return {};
    return fittingDims(batch, *first, count);
}

std::shared_ptr<StoredTable> legacyTable(const std::string& folder, const LegacyNames& names, const LegacyPosition& level)
{
    std::set<Key> keys = names.leaves;
    keys.insert(names.bareLeaves.begin(), names.bareLeaves.end());
    keys.insert(names.levels.begin(), names.levels.end());
    auto table = std::make_shared<StoredTable>();
    for (const Key& key : keys) {
        if (names.leaves.contains(key))
            table->append(key, EntryLoader([=] { return openLegacyLeaf(folder, key, level); }));
        else if (names.bareLeaves.contains(key))
            table->append(key, undescribed(folder, key));
        else
            table->append(key, EntryLoader([=]() -> Entry {
                              LegacyPosition below = level;
                              below.path.push_back(key);
                              return openLegacyLevel(joined(folder, key), below);
                          }));
    }
    return table;
}

std::optional<at::Device> legacyDeviceOf(const LegacyLevelMeta& meta, const std::string& file, const LegacyPosition& position)
{
    if (!meta.device)
        return std::nullopt;
    if (*meta.device != "cpu")
        position.note(Finding::Severity::Note, file,
                      Message("was saved for the device {}; its values are read on the CPU", stringLiteral(*meta.device)));
    return at::Device(at::kCPU);
}

TensorDict openLegacyLevel(const std::string& folder, const LegacyPosition& above)
{
    ProgressScope::current().check();
    LegacyPosition position = above;
    const std::string file = joined(folder, kLegacyMetaFile);
    position.ancestry = Ancestry::below(above.ancestry, folder, *position.files);
    try {
        const LegacyLevelMeta meta = readLegacyLevel(*position.files, file);
        position.files->opened(position.path, position.files->place(folder));
        if (meta.stackDim)
            return openLegacyStack(folder, memberCount(folder, *position.files), *meta.stackDim, position);
        const LegacyNames names = legacyNamesIn(folder);
        Shape batch = *meta.batch;
        if (const auto dims = lostStackDims(folder, names, batch, *position.files); !dims.empty()) {
            position.note(
                dims.size() > 1 ? Finding::Severity::Warning : Finding::Severity::Note, file,
                dims.size() > 1
                    ? Message(
                          "is read as a lazy stack along dim {}: saving it overwrote the metadata that states this, and its sizes fit {} dims",
                          dims.front(), dims.size())
                    : Message("is read as a lazy stack along dim {}: saving it overwrote the metadata that states this",
                              dims.front()));
            return openLegacyStack(folder, static_cast<int64_t>(names.levels.size()), dims.front(), position);
        }
        if (position.parentBatch && !startsWith(batch, *position.parentBatch)) {
            position.note(Finding::Severity::Warning, file,
                          Message("the batch size {} does not start with that of the level above, {}, which is used instead",
                                  toString(batch), toString(*position.parentBatch)));
            batch = *position.parentBatch;
        }
        const auto device = legacyDeviceOf(meta, file, position);
        position.parentBatch = batch;
        return TensorDict(std::make_shared<MappingNode>(batch, DimNames(), device, legacyTable(folder, names, position)));
    } catch (Error& error) {
        throw error.inFile(file);
    }
}

}  // namespace

TensorDict openLegacyMemmap(const std::shared_ptr<LevelFiles>& files)
{
    return openLegacyLevel(files->root(), {files, {}, {}, {}});
}

}  // namespace tensordesk
