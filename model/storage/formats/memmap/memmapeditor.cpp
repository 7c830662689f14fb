// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/memmapeditor.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/systemerror.h"
#include "model/storage/formats/memmap/edittransaction.h"
#include "model/storage/formats/memmap/levelkind.h"
#include "model/storage/formats/memmap/memmapwriter.h"

#include <sys/stat.h>

#include <cerrno>
#include <filesystem>

namespace tensordesk {

namespace {

/// One tensordict level on disk, found on the path to an entry.
struct Found {
    std::string folder;
    MetaJson meta;
    /// The member chosen at each lazy stack on the way: its dim and number.
    std::vector<std::pair<int64_t, int64_t>> picks;
    KeyPath rest;  ///< the rest of the path below it
    DimNames names;

    [[nodiscard]] std::string metaFile() const { return joined(folder, kMetaFile); }
    [[nodiscard]] Shape batch() const { return meta.shape().value_or(Shape()); }
};

void makeFolder(const std::string& path)
{
    if (::mkdir(path.c_str(), 0777) != 0)
        throw systemError(errno, "cannot be created", path);
}

/// Returns the number of batch dims of the level in `folder`; empty for non-tensor data.
std::optional<int64_t> batchDims(const std::string& folder, const PendingMoves& moves)
{
    const MetaJson meta = MetaJson::read(folder, moves);
    switch (levelKind(folder, meta, moves)) {
    case LevelKind::TensorDict: return static_cast<int64_t>(meta.shape().value_or(Shape()).size());
    case LevelKind::LazyStack: {
        const auto dims = batchDims(joined(folder, "0"), moves);
        return dims ? std::optional(*dims + 1) : std::nullopt;
    }
    case LevelKind::Tensorclass: return batchDims(joined(folder, kFieldsFolder), moves);
    case LevelKind::View:
        throw Error(ErrorKind::NotImplementedError, "is saved as a view, which is not edited in place; export it first")
            .inFile(folder);
    case LevelKind::NonTensorData:
    case LevelKind::NonTensorStack: return std::nullopt;
    }
    return std::nullopt;
}

int64_t stackDimIn(const std::string& folder, const MetaJson& meta, const PendingMoves& moves)
{
    const PythonValue* field = meta.field("stack_dim");
    const auto* dim = field != nullptr ? field->as<int64_t>() : nullptr;
    if (dim == nullptr)
        throw Error(ErrorKind::ValueError, "a stack's \"stack_dim\" is missing or no integer").inFile(joined(folder, kMetaFile));
    return *dim >= 0 ? *dim : wrapDim(*dim, batchDims(folder, moves).value_or(0));
}

/// Walks down `path` as far as it leads through levels that exist, into every member of the stacks on
/// the way, or the one that it names, and calls `use` there. `rest` is empty where the whole path is a level.
void atEachLevel(const std::string& folder, const PendingMoves& moves, const Found& above, const std::function<void(Found)>& use)
{
    MetaJson meta = MetaJson::read(folder, moves);
    switch (levelKind(folder, meta, moves)) {
    case LevelKind::Tensorclass: atEachLevel(joined(folder, kFieldsFolder), moves, above, use); return;
    case LevelKind::LazyStack: {
        const int64_t count = memberCount(folder, moves);
        if (const Member* chosen = above.rest.empty() ? nullptr : above.rest.front().member()) {
            Found member = above;
            member.rest = above.rest.tail();
            atEachLevel(joined(folder, std::to_string(chosen->number)), moves, member, use);
            return;
        }
        const int64_t dim = count > 0 ? stackDimIn(folder, meta, moves) : 0;
        for (int64_t i = 0; i < count; ++i) {
            Found member = above;
            member.picks.emplace_back(dim, i);
            atEachLevel(joined(folder, std::to_string(i)), moves, member, use);
        }
        return;
    }
    case LevelKind::View: static_cast<void>(batchDims(folder, moves)); return;
    case LevelKind::NonTensorData:
    case LevelKind::NonTensorStack: throw Error(ErrorKind::ValueError, "this is non-tensor data and has no entries").inFile(folder);
    case LevelKind::TensorDict: break;
    }
    Found here = above;
    here.folder = folder;
    here.meta = std::move(meta);
    here.names = here.meta.names(here.batch().size());
    if (!above.rest.empty()) {
        const Key& key = above.rest.front().key();
        const auto* fields = here.meta.entry(key);
        const bool isFolderEntry = fields != nullptr && entryKind(*fields) == EntryMeta::Kind::Collection;
        // The last key is the entry itself.
        if (above.rest.size() > 1 && isFolderEntry) {
            here.rest = above.rest.tail();
            withinKey(key, [&] { atEachLevel(joined(folder, folderNameIn(folder, key, moves)), moves, here, use); });
            return;
        }
        if (above.rest.size() > 1 && fields != nullptr)
            throw Error(ErrorKind::KeyError, "{} is a tensor, which cannot have nested keys", stringLiteral(key))
                .inFile(here.metaFile());
    }
    use(std::move(here));
}

std::vector<Found> levelsOf(const MemmapContext& context, const KeyPath& path)
{
    std::vector<Found> levels;
    Found start;
    start.rest = path;
    atEachLevel(context.root(), *context.moves(), start, [&](Found found) { levels.push_back(std::move(found)); });
    return levels;
}

Index pickIndex(int64_t dim, int64_t member)
{
    Index index(static_cast<std::size_t>(dim), Slice{});
    index.emplace_back(member);
    return index;
}

/// The part of `entry` that belongs to the member that `picks` leads to.
Entry memberEntry(Entry entry, const std::vector<std::pair<int64_t, int64_t>>& picks)
{
    for (const auto& [dim, member] : picks) {
        const Index index = pickIndex(dim, member);
        const auto leading = [&, dims = static_cast<std::size_t>(dim) + 1](const Shape& shape) {
            if (shape.size() < dims)
                throw Error(ErrorKind::RuntimeError,
                            "batch dimension mismatch: shape {} has no dim {} to distribute over the members of "
                            "a stack",
                            toString(shape), dim);
            return Shape(shape.begin(), shape.begin() + static_cast<std::ptrdiff_t>(dims));
        };
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            entry = leaf->at(BoundIndex(index, leading(leaf->shape())));
        else if (const auto* td = std::get_if<TensorDict>(&entry))
            entry = td->at(BoundIndex(index, td->batchSize()));
        else if (const auto* value = std::get_if<NonTensor>(&entry))
            entry = value->at(BoundIndex(index, value->batchSize()));
    }
    return entry;
}

/// The files and folders of an entry that exist, by their names in the level's folder.
std::vector<std::string> filesOf(const Found& level, const Key& key, const PendingMoves& moves)
{
    const auto* fields = level.meta.entry(key);
    std::vector<std::string> names;
    const auto add = [&](const std::string& name) {
        if (moves.exists(joined(level.folder, name)))
            names.push_back(name);
    };
    switch (fields != nullptr ? entryKind(*fields) : EntryMeta::Kind::Nothing) {
    case EntryMeta::Kind::Nested: add(leafNameIn(level.folder, key, moves) + kShapeEnding); [[fallthrough]];
    case EntryMeta::Kind::Leaf: add(leafNameIn(level.folder, key, moves) + kLeafEnding); break;
    case EntryMeta::Kind::Collection: add(folderNameIn(level.folder, key, moves)); break;
    case EntryMeta::Kind::Nothing: break;
    }
    return names;
}

Error missing(const Found& level, const PathElement& element)
{
    const Member* const member = element.member();
    const Message reason = member ? Message("there is no member {}", member->number)
                                  : Message("there is no key {}", stringLiteral(element.key()));
    return Error(ErrorKind::KeyError, reason).inFile(level.metaFile());
}

/// New files are on the disk before a meta.json names them: a power cut must not leave names of nothing.
void flushBefore(const MemmapContext& context, const std::string& folder)
{
    const auto files = context.editing();
    for (const auto& file : std::filesystem::recursive_directory_iterator(folder))
        files->flushBefore(file.path().string());
}

bool contains(const std::vector<std::string>& names, const std::string& name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

void checkFits(const Found& level, const Entry& entry)
{
    const Shape batch = level.batch();
    const Shape* shape = nullptr;
    if (const auto* leaf = std::get_if<Leaf>(&entry))
        shape = &leaf->shape();
    else if (const auto* td = std::get_if<TensorDict>(&entry))
        shape = &td->batchSize();
    if (shape != nullptr && !startsWith(*shape, batch))
        throw Error(ErrorKind::RuntimeError, "batch dimension mismatch: the batch size is {}, but the entry has shape {}",
                    toString(batch), toString(*shape));
}

/// `entry` inside the levels of `path` that do not exist yet, but for the first key.
Entry withMissingLevels(const Found& level, const KeyPath& path, Entry entry)
{
    if (path.size() == 1)
        return entry;
    TensorDict made(level.batch(), level.names);
    made.set(path.tail(), std::move(entry));
    return made;
}

void putAt(MemmapContext& context, EditTransaction& transaction, Found level, const Entry& wholeEntry)
{
    const Key& key = level.rest.front().key();
    const Entry entry = withMissingLevels(level, level.rest, memberEntry(wholeEntry, level.picks));
    checkFits(level, entry);

    const std::string staging = context.scratchPath();
    makeFolder(staging);
    FolderSink files;
    MemmapWriter writer(files, Progress::none(), 0);
    PythonValue::Dict fields = writer.writeEntry(staging, key, entry, level.names);
    flushBefore(context, staging);
    const auto moves = context.moves();
    const std::vector<std::string> before = filesOf(level, key, *moves);
    std::vector<std::string> after;
    for (const auto& file : std::filesystem::directory_iterator(staging))
        after.push_back(file.path().filename().string());

    for (const std::string& name : after) {
        const std::string target = joined(level.folder, name);
        if (contains(before, name))
            transaction.replace(joined(staging, name), target);
        else if (name == kMetaFile || moves->exists(target))
            throw Error(ErrorKind::FileExistsError,
                        "has the file name of the key {}, and belongs to another key or to none; rename or remove it first",
                        stringLiteral(key))
                .inFile(target);
        else
            transaction.move(joined(staging, name), target);
    }
    level.meta.setEntry(key, std::move(fields));
    transaction.rewrite(level.metaFile(), level.meta.text());
    for (const std::string& name : before)
        if (!contains(after, name))
            transaction.move(joined(level.folder, name), context.scratchPath());
}

void eraseAt(MemmapContext& context, EditTransaction& transaction, Found level)
{
    const Key& key = level.rest.front().key();
    const std::vector<std::string> files = filesOf(level, key, *context.moves());
    level.meta.remove(key);
    transaction.rewrite(level.metaFile(), level.meta.text());
    for (const std::string& name : files)
        transaction.move(joined(level.folder, name), context.scratchPath());
}

// ---- names --------------------------------------------------------------------------------------

/// Names the leading dims of the level in `folder` and its nested levels, see Note [Names on every level].
void nameFolder(EditTransaction& transaction, const PendingMoves& moves, const std::string& folder, const DimNames& names)
{
    if (!moves.exists(joined(folder, kMetaFile)))
        return;
    MetaJson meta = MetaJson::read(folder, moves);
    switch (levelKind(folder, meta, moves)) {
    case LevelKind::NonTensorData:
    case LevelKind::NonTensorStack: return;
    case LevelKind::View: static_cast<void>(batchDims(folder, moves)); return;
    case LevelKind::Tensorclass: nameFolder(transaction, moves, joined(folder, kFieldsFolder), names); return;
    case LevelKind::LazyStack: {
        const int64_t count = memberCount(folder, moves);
        if (count == 0)
            return;
        const auto dim = static_cast<std::size_t>(stackDimIn(folder, meta, moves));
        DimNames memberNames = names;
        if (dim < names.size()) {
            meta.set("stack_dim_name", names[dim] ? PythonValue(*names[dim]) : PythonValue());
            memberNames.erase(memberNames.begin() + static_cast<std::ptrdiff_t>(dim));
        }
        for (int64_t i = 0; i < count; ++i)
            nameFolder(transaction, moves, joined(folder, std::to_string(i)), memberNames);
        transaction.rewrite(joined(folder, kMetaFile), meta.text());
        return;
    }
    case LevelKind::TensorDict: break;
    }
    const std::size_t dims = meta.shape().value_or(Shape()).size();
    DimNames own = resized(meta.names(dims), dims);
    std::copy_n(names.begin(), std::min(names.size(), dims), own.begin());
    checkNames(own, dims);
    for (const auto& [key, value] : meta.fields()) {
        const auto* fields = value.as<PythonValue::Dict>();
        if (fields != nullptr && entryKind(*fields) == EntryMeta::Kind::Collection)
            withinKey(key, [&] { nameFolder(transaction, moves, joined(folder, folderNameIn(folder, key, moves)), own); });
    }
    meta.setNames(own);
    transaction.rewrite(joined(folder, kMetaFile), meta.text());
}

/// The names a level below `level` has to begin with, where the level is named.
void checkAgree(const Found& level, const DimNames& names)
{
    if (!anyNamed(level.names))
        return;
    DimNames leading = names;
    leading.resize(level.names.size());
    if (leading != level.names)
        throw Error(ErrorKind::RuntimeError, "the names {} contradict those of the level above, {}; name the dims of that level",
                    toString(names), toString(level.names));
}

template <typename Body>
void withinPath(const KeyPath& path, Body body)
{
    try {
        body();
    } catch (Error& error) {
        throw error.within(path);
    }
}

/// Returns the folder at `path`: that of an entry of the level or, for a member of a stack, the level's own.
std::string collectionFolder(const Found& level, const KeyPath& path, const PendingMoves& moves)
{
    if (level.rest.empty())
        return level.folder;
    const Key& key = level.rest.front().key();
    const auto* fields = level.rest.size() == 1 ? level.meta.entry(key) : nullptr;
    if (fields == nullptr || entryKind(*fields) != EntryMeta::Kind::Collection)
        throw missing(level, path.back());
    return joined(level.folder, folderNameIn(level.folder, key, moves));
}

/// Sets batch size and names of the level in `folder`; for a lazy stack only the names.
void shapeFolder(EditTransaction& transaction, const PendingMoves& moves, const std::string& folder, const Shape& batch,
                 const DimNames& names)
{
    MetaJson meta = MetaJson::read(folder, moves);
    switch (levelKind(folder, meta, moves)) {
    case LevelKind::Tensorclass: shapeFolder(transaction, moves, joined(folder, kFieldsFolder), batch, names); return;
    case LevelKind::TensorDict:
        meta.set("shape", PythonValue::List(batch.begin(), batch.end()));
        meta.setNames(DimNames(batch.size()));  // the previous ones may be more than the dims
        transaction.rewrite(joined(folder, kMetaFile), meta.text());
        break;
    case LevelKind::LazyStack:
    case LevelKind::View:
    case LevelKind::NonTensorData:
    case LevelKind::NonTensorStack: break;
    }
    nameFolder(transaction, moves, folder, names);
}

// ---- members ------------------------------------------------------------------------------------

/// The folder that holds the members of the lazy stack at `path`.
std::string stackFolder(const MemmapContext& context, const KeyPath& path)
{
    const auto moves = context.moves();
    std::string folder = context.root();
    if (!path.empty()) {
        const std::vector<Found> levels = levelsOf(context, path);
        if (levels.size() != 1 || !levels.front().picks.empty())
            throw Error(ErrorKind::NotImplementedError, "is an entry of every member of a stack, so it has no members of its own");
        folder = collectionFolder(levels.front(), path, *moves);
    }
    if (levelKind(folder, MetaJson::read(folder, *moves), *moves) != LevelKind::LazyStack)
        throw Error(ErrorKind::ValueError, "is not a lazy stack").inFile(folder);
    return folder;
}

/// The folders of a stack: 0, 1, …
std::string memberFolder(const std::string& stack, std::size_t number)
{
    return joined(stack, std::to_string(number));
}

/// Throws KeyError unless the path ends with a key: only entries can be set, erased or renamed.
void checkKey(const KeyPath& path)
{
    if (path.empty())
        throw Error(ErrorKind::KeyError, "a key is needed");
    static_cast<void>(path.back().key());
}

}  // namespace

void MemmapEditor::put(const KeyPath& path, const Entry& entry)
{
    checkKey(path);
    EditTransaction transaction(m_context);
    const std::vector<Found> levels = levelsOf(m_context, path);
    if (levels.empty())
        throw Error(ErrorKind::NotImplementedError, "a stack without members has no place for entries").within(path);
    for (const Found& level : levels) {
        try {
            putAt(m_context, transaction, level, entry);
        } catch (Error& error) {
            if (error.key().empty())
                error.within(path);
            throw;
        }
    }
    transaction.commit();
}

void MemmapEditor::erase(const KeyPath& path)
{
    checkKey(path);
    EditTransaction transaction(m_context);
    const std::vector<Found> levels = levelsOf(m_context, path);
    // Members of a stack may have keys that others lack.
    bool any = false;
    for (const Found& level : levels) {
        if (level.rest.size() == 1 && level.meta.entry(level.rest.front().key()) != nullptr) {
            eraseAt(m_context, transaction, level);
            any = true;
        }
    }
    if (!any)
        throw(levels.empty() ? Error(ErrorKind::KeyError, "there is no such key") : missing(levels.front(), path.back()))
            .within(path);
    transaction.commit();
}

void MemmapEditor::rename(const KeyPath& from, const KeyPath& to)
{
    checkKey(from);
    checkKey(to);
    if (from == to)
        return;
    if (to.isBelow(from))
        throw Error(ErrorKind::KeyError, "it cannot be moved into itself, to {}", toPython(to)).within(from);
    EditTransaction transaction(m_context);
    const std::vector<Found> sources = levelsOf(m_context, from);
    const std::vector<Found> targets = levelsOf(m_context, to);
    if (sources.size() != targets.size())
        throw Error(ErrorKind::NotImplementedError, "cannot be moved between a stack and the level around it").within(from);
    for (std::size_t i = 0; i < sources.size(); ++i) {
        Found source = sources[i];
        Found target = targets[i];
        if (source.rest.size() != 1 || source.meta.entry(source.rest.front().key()) == nullptr)
            throw missing(source, from.back()).within(from);
        if (source.picks != target.picks || target.rest.size() != 1)
            throw Error(ErrorKind::NotImplementedError, "can be moved only within levels that exist").within(from);
        const Key& oldKey = source.rest.front().key();
        const Key& newKey = target.rest.front().key();
        if (target.meta.entry(newKey) != nullptr)
            throw Error(ErrorKind::KeyError, "there is an entry {} already", toPython(to)).within(from);
        if (!startsWith(source.batch(), target.batch()))
            throw Error(ErrorKind::RuntimeError,
                        "batch dimension mismatch: the entry has batch size {}, the level it is moved to {}",
                        toString(source.batch()), toString(target.batch()))
                .within(from);

        const PythonValue::Dict fields = *source.meta.entry(oldKey);
        const auto kind = entryKind(fields);
        const bool collection = kind == EntryMeta::Kind::Collection;
        checkStorable(newKey, collection
                                  ? 0
                                  : std::char_traits<char>::length(kind == EntryMeta::Kind::Nested ? kShapeEnding : kLeafEnding));
        const std::string newName = encodedKey(newKey);
        const auto moves = m_context.moves();
        const std::string oldName = collection ? folderNameIn(source.folder, oldKey, *moves)
                                               : leafNameIn(source.folder, oldKey, *moves);
        for (const std::string& name : filesOf(source, oldKey, *moves)) {
            const std::string ending = name.substr(oldName.size());
            if (newName + ending == kMetaFile)
                throw Error(ErrorKind::ValueError, "a memmap folder cannot hold a level named \"meta.json\"").within(from);
            transaction.move(joined(source.folder, name), joined(target.folder, newName + ending));
        }
        if (collection)
            nameFolder(transaction, *moves, joined(target.folder, newName), target.names);
        const bool sameLevel = source.folder == target.folder;
        Found& written = sameLevel ? source : target;
        if (sameLevel)
            source.meta.remove(oldKey);
        written.meta.setEntry(newKey, fields);
        transaction.rewrite(written.metaFile(), written.meta.text());
        if (!sameLevel) {
            // The target's file may be that of a level between: then it was just rewritten.
            MetaJson meta = MetaJson::read(source.folder, *moves);
            meta.remove(oldKey);
            transaction.rewrite(source.metaFile(), meta.text());
        }
    }
    transaction.commit();
}

void MemmapEditor::setNames(const KeyPath& path, const DimNames& names)
{
    EditTransaction transaction(m_context);
    if (path.empty()) {
        nameFolder(transaction, *m_context.moves(), m_context.root(), names);
    } else {
        for (const Found& level : levelsOf(m_context, path)) {
            DimNames memberNames = names;
            for (const auto& [dim, member] : level.picks)
                if (dim < static_cast<int64_t>(memberNames.size()))
                    memberNames.erase(memberNames.begin() + dim);
            if (!level.rest.empty())
                checkAgree(level, memberNames);
            const auto moves = m_context.moves();
            withinPath(path, [&] { nameFolder(transaction, *moves, collectionFolder(level, path, *moves), memberNames); });
        }
    }
    transaction.commit();
}

void MemmapEditor::setShapes(const std::vector<LevelDims>& levels)
{
    EditTransaction transaction(m_context);
    for (const LevelDims& shape : levels) {
        if (shape.path.empty()) {
            shapeFolder(transaction, *m_context.moves(), m_context.root(), shape.batch, shape.names);
            continue;
        }
        for (const Found& level : levelsOf(m_context, shape.path)) {
            const auto moves = m_context.moves();
            withinPath(shape.path, [&] {
                shapeFolder(transaction, *moves, collectionFolder(level, shape.path, *moves), shape.batch, shape.names);
            });
        }
    }
    transaction.commit();
}

void MemmapEditor::insertMember(const KeyPath& path, std::size_t position, const TensorDict& member)
{
    EditTransaction transaction(m_context);
    const std::string stack = stackFolder(m_context, path);
    const std::string staging = m_context.scratchPath();
    makeFolder(staging);
    FolderSink files;
    MemmapWriter(files, Progress::none(), 0).writeTensorDict(staging, member, {});
    flushBefore(m_context, staging);
    for (auto i = static_cast<std::size_t>(memberCount(stack, *m_context.moves())); i > position; --i)
        transaction.move(memberFolder(stack, i - 1), memberFolder(stack, i));
    transaction.move(staging, memberFolder(stack, position));
    transaction.commit();
}

void MemmapEditor::removeMember(const KeyPath& path, std::size_t position)
{
    EditTransaction transaction(m_context);
    const std::string stack = stackFolder(m_context, path);
    const auto count = static_cast<std::size_t>(memberCount(stack, *m_context.moves()));
    transaction.move(memberFolder(stack, position), m_context.scratchPath());
    for (std::size_t i = position; i + 1 < count; ++i)
        transaction.move(memberFolder(stack, i + 1), memberFolder(stack, i));
    transaction.commit();
}

}  // namespace tensordesk
