// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/memmapreader.h"

#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/formats/memmap/files/ancestry.h"
#include "model/storage/formats/memmap/levelkind.h"
#include "model/storage/formats/memmap/metacache.h"
#include "model/storage/formats/memmap/pickleinfo.h"
#include "model/storage/formats/memmap/savedindex.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <ATen/ops/empty.h>

#include <cstring>

namespace tensordesk {

namespace {

/// The location of a folder, with data on its parents.
struct Position {
    std::shared_ptr<LevelFiles> files;
    KeyPath path;
    std::optional<Shape> parentBatch;
    std::shared_ptr<const Ancestry> ancestry;
    std::shared_ptr<MetaCache> metas;
};

Entry openFolder(const std::string& folder, const Position& position);

Finding note(const Position& position, const std::string& file, Message message,
             Finding::Severity severity = Finding::Severity::Warning)
{
    return {severity, position.path, file, std::move(message)};
}

// ---- tensordicts --------------------------------------------------------------------------------

/// A level whose entries are still to be opened.
struct Level {
    Position position;  ///< for its entries: its own path, batch size and ancestry
    std::shared_ptr<const StoredPath> folder;
    std::shared_ptr<const MetaJson> meta;

    [[nodiscard]] const Shape& batch() const { return *position.parentBatch; }
};

struct FoundLeaf {
    EntryMeta meta;
    DType dtype;
};

FoundLeaf checkedMeta(const PythonValue::Dict& fields)
{
    EntryMeta meta = entryMeta(fields);
    const auto dtype = dtypeFromName(meta.dtype);
    if (!dtype || c10::isQIntType(*dtype) || c10::isBitsType(*dtype))
        throw Error(ErrorKind::ValueError, "the dtype {} is unknown", stringLiteral(meta.dtype));
    return {std::move(meta), *dtype};
}

Leaf openLeaf(const Level& level, const Key& key, const FoundLeaf& found)
{
    const Shape& shape = found.meta.shape;
    checkBatch(shape, level.batch());
    const auto& files = level.position.files;
    const std::string folder = level.folder->path();
    const std::string path = joined(folder, leafNameIn(folder, key, *files) + kLeafEnding);
    return leafOver(*files, level.position.path / key, files->elements(path, extentOf(shape, found.dtype)), 0, shape, found.dtype);
}

/// The shapes of the parts of a strided nested tensor.
std::vector<Shape> readShapeTable(LevelFiles& files, const std::string& path, const Shape& size)
{
    if (size.size() != 2)
        throw Error(ErrorKind::ValueError, "the table of shapes of a nested tensor has {} dims instead of 2", size.size());
    constexpr int64_t most = int64_t{1} << 24;
    if (size[0] > most || size[1] > 64)
        throw Error(ErrorKind::ValueError, "a nested tensor of {} parts of {} dims is more than can be shown", size[0], size[1]);
    std::vector<int64_t> table(static_cast<std::size_t>(size[0] * size[1]));
    if (!table.empty()) {
        if (!files.liesAt(path))
            throw Error(ErrorKind::FileNotFoundError, "this file of a leaf is missing").inFile(path);
        const std::size_t size = table.size() * sizeof(int64_t);
        const std::string bytes = files.beginningOf(path, static_cast<int64_t>(size));
        if (bytes.size() < size)
            throw Error(ErrorKind::OSError, "is truncated: has {} of {} bytes", bytes.size(), size).inFile(path);
        std::memcpy(table.data(), bytes.data(), size);
    }
    std::vector<Shape> shapes;
    for (auto row = table.begin(); shapes.size() < static_cast<std::size_t>(size[0]); row += size[1]) {
        PythonValue::List sizes(row, row + size[1]);
        shapes.push_back(sizesFrom(std::move(sizes), Message("the shape of part {}", shapes.size())));
    }
    return shapes;
}

Leaf openNested(const Level& level, const Key& key, const FoundLeaf& found)
{
    const std::string folder = level.folder->path();
    const auto& files = level.position.files;
    const std::string name = leafNameIn(folder, key, *files);
    const std::vector<Shape> shapes = readShapeTable(*files, joined(folder, name + kShapeEnding), found.meta.shape);
    if (shapes.empty()) {
        Shape empty(static_cast<std::size_t>(found.meta.shape[1]) + 1, 0);
        checkBatch(empty, level.batch());
        return Leaf(at::empty(empty, at::TensorOptions(found.dtype)));
    }
    int64_t bytes = 0;
    for (const Shape& shape : shapes)
        if (__builtin_add_overflow(bytes, extentOf(shape, found.dtype), &bytes))
            throw Error(ErrorKind::ValueError, "would have more bytes than 64 bits count");
    const StoredElements elements = files->elements(joined(folder, name + kLeafEnding), bytes);
    std::vector<Leaf> parts;
    int64_t offset = 0;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        parts.push_back(leafOver(*files, level.position.path / key / Member{i}, elements, offset, shapes[i], found.dtype));
        offset += elementCount(shapes[i]) * itemSize(found.dtype);
    }
    Leaf leaf = Leaf::stack(std::move(parts), 0);
    checkBatch(leaf.shape(), level.batch());
    return leaf;
}

/// Returns the entry of a level; a Broken one keeps its known metadata.
Entry openEntry(const Level& level, const Key& key, const PythonValue::Dict& fields)
{
    if (entryKind(fields) == EntryMeta::Kind::Collection) {
        const std::string folder = level.folder->path();
        Position position = level.position;
        position.path.push_back(key);
        return openFolder(joined(folder, folderNameIn(folder, key, *position.files)), position);
    }
    std::optional<FoundLeaf> found;
    try {
        found = checkedMeta(fields);
        return found->meta.kind == EntryMeta::Kind::Nested ? openNested(level, key, *found) : openLeaf(level, key, *found);
    } catch (Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        error.inFile(joined(level.folder->path(), kMetaFile));
        const bool isLeaf = found && found->meta.kind == EntryMeta::Kind::Leaf;
        return Broken{error, isLeaf ? std::optional(found->meta.shape) : std::nullopt,
                      found ? std::optional(found->dtype) : std::nullopt};
    }
}

/// Every save since 0.15 says "cpu"; other devices say where the tensors were, not where they are.
std::optional<at::Device> deviceOf(const MetaJson& meta, const Position& position, const std::string& file)
{
    const PythonValue* device = meta.field("device");
    const std::string* name = device != nullptr ? device->as<std::string>() : nullptr;
    if (name == nullptr || *name == "None")
        return std::nullopt;
    if (*name != "cpu")
        position.files->report(note(position, file,
                                    Message("was saved for the device {}; its values are read on the CPU", stringLiteral(*name)),
                                    Finding::Severity::Note));
    return at::Device(at::kCPU);
}

TensorDict openTensorDict(const std::shared_ptr<const StoredPath>& place, const std::shared_ptr<const MetaJson>& meta,
                          Position position)
{
    const std::string file = joined(place->path(), kMetaFile);
    Shape batch = meta->shape().value_or(Shape());
    if (position.parentBatch && !startsWith(batch, *position.parentBatch)) {
        position.files->report(
            note(position, file,
                 Message("the batch size {} does not start with that of the level above, {}, which is used instead",
                         toString(batch), toString(*position.parentBatch))));
        batch = *position.parentBatch;
    }
    DimNames names;
    try {
        names = meta->names(batch.size());
    } catch (const Error& error) {
        position.files->report(note(position, file, Message("the names of the dims are not used: {}", error.reason())));
    }
    const auto device = deviceOf(*meta, position, file);
    position.parentBatch = batch;
    const auto level = std::make_shared<const Level>(Level{std::move(position), place, meta});
    auto table = std::make_shared<StoredTable>();
    for (const auto& [key, value] : meta->fields()) {
        ProgressScope::step();
        const auto* fields = value.as<PythonValue::Dict>();
        if (fields == nullptr || entryKind(*fields) == EntryMeta::Kind::Nothing)
            continue;
        table->append(key, EntryLoader([level, &key = key, fields] { return openEntry(*level, key, *fields); }));
    }
    return TensorDict(std::make_shared<MappingNode>(std::move(batch), std::move(names), device, std::move(table)));
}

// ---- non-tensor data ----------------------------------------------------------------------------

const PythonValue* dataField(const MetaJson& meta)
{
    for (const auto& [name, value] : meta.fields())
        if (name == "data")
            return &value;
    return nullptr;
}

NonTensor openNonTensorData(const std::string& folder, const MetaJson& meta, const Position& position)
{
    const Shape batch = position.parentBatch.value_or(Shape());
    const auto made = [&](PythonValue value) {
        return isMetaData(meta) ? NonTensor::meta(std::move(value), batch) : NonTensor(std::move(value), batch);
    };
    if (const PythonValue* data = dataField(meta))
        return made(*data);
    if (const std::string pickle = joined(folder, "other.pickle"); position.files->liesAt(pickle))
        return made(pickledValue(position.files->beginningOf(pickle, kMostPickleBytes + 1), "data"));
    return made(PythonValue());
}

/// Appends the values of lists nested `depth` deep; the sizes of the lists have to be `batch`.
void flatten(const PythonValue& value, c10::IntArrayRef batch, std::vector<PythonValue>& values)
{
    if (batch.empty()) {
        values.push_back(value);
        return;
    }
    const auto* list = value.as<PythonValue::List>();
    if (list == nullptr || static_cast<int64_t>(list->size()) != batch.front())
        throw list == nullptr
            ? Error(ErrorKind::RuntimeError, "has one value where the batch size of its level asks for {}", batch.front())
            : Error(ErrorKind::RuntimeError, "has {} values where the batch size of its level asks for {}", list->size(),
                    batch.front());
    for (const PythonValue& item : *list)
        flatten(item, batch.slice(1), values);
}

/// Returns the nesting of lists of equal length, which Python uses as the batch size.
Shape nestingOf(const PythonValue& value)
{
    Shape sizes;
    const PythonValue* first = &value;
    std::vector<const PythonValue*> items{&value};
    while (const auto* list = first->as<PythonValue::List>()) {
        const std::size_t size = list->size();
        std::vector<const PythonValue*> next;
        for (const PythonValue* item : items) {
            const auto* itemList = item->as<PythonValue::List>();
            if (itemList == nullptr || itemList->size() != size)
                return sizes;
            for (const PythonValue& inner : *itemList)
                next.push_back(&inner);
        }
        sizes.push_back(static_cast<int64_t>(size));
        if (next.empty())
            break;
        items = std::move(next);
        first = items.front();
    }
    return sizes;
}

NonTensor stackOf(const PythonValue& nested, const Position& position)
{
    const Shape batch = position.parentBatch && !position.parentBatch->empty() ? *position.parentBatch : nestingOf(nested);
    std::vector<PythonValue> values;
    flatten(nested, batch, values);
    return NonTensor::stack(std::move(values), batch);
}

Entry openMembers(const std::string& folder, const MetaJson& meta, const Position& position);

Entry openNonTensorStack(const std::string& folder, const MetaJson& meta, const Position& position)
{
    const PythonValue* data = dataField(meta);
    if (data == nullptr || data->as<PythonValue::None>() != nullptr)
        return openMembers(folder, meta, position);
    if (const auto* name = data->as<std::string>()) {
        if (*name != "pickle.pkl")
            throw Error(ErrorKind::ValueError, "keeps its values in a file {}, but they can only be in \"pickle.pkl\"",
                        stringLiteral(*name));
        PythonValue content = pickledValue(position.files->beginningOf(joined(folder, *name), kMostPickleBytes + 1), "",
                                           Objects::Named);
        return content.isOpaque() ? NonTensor(std::move(content), position.parentBatch.value_or(Shape()))
                                  : stackOf(content, position);
    }
    return stackOf(*data, position);
}

// ---- stacks, tensorclasses, views ---------------------------------------------------------------

int64_t stackDimOf(const MetaJson& meta, int64_t resultDims)
{
    const PythonValue* dim = meta.field("stack_dim");
    if (dim == nullptr || dim->as<int64_t>() == nullptr)
        throw Error(ErrorKind::ValueError, "a stack's \"stack_dim\" is missing or no integer");
    return wrapDim(*dim->as<int64_t>(), resultDims);
}

DimName stackDimName(const MetaJson& meta)
{
    const PythonValue* name = meta.field("stack_dim_name");
    const auto* text = name != nullptr ? name->as<std::string>() : nullptr;
    return text != nullptr ? DimName(*text) : std::nullopt;
}

/// The batch size that members have at least, where the level above is known.
std::optional<Shape> memberBatch(const MetaJson& meta, const Position& position)
{
    const PythonValue* dim = meta.field("stack_dim");
    const auto* number = dim != nullptr ? dim->as<int64_t>() : nullptr;
    if (!position.parentBatch || number == nullptr || *number < 0)
        return std::nullopt;
    Shape batch = *position.parentBatch;
    if (*number < static_cast<int64_t>(batch.size()))
        batch.erase(batch.begin() + *number);
    return batch;
}

/// Returns the recorded stack dim, before the members show if it is possible.
int64_t toldStackDim(const MetaJson& meta)
{
    const PythonValue* dim = meta.field("stack_dim");
    const auto* number = dim != nullptr ? dim->as<int64_t>() : nullptr;
    constexpr int64_t kMostDims = 64;
    return number != nullptr && *number > 0 && *number < kMostDims ? *number : 0;
}

/// Empty after the last member, which is only tested if the folder cannot be opened.
std::optional<Entry> openMember(const std::string& folder, const Member& place, const Position& position)
{
    try {
        return openFolder(folder, position);
    } catch (Error& error) {
        if (error.kind() == ErrorKind::FileNotFoundError && !position.files->liesAt(folder))
            return std::nullopt;
        error.within(place);
        throw;
    }
}

Entry openMembers(const std::string& folder, const MetaJson& meta, const Position& position)
{
    std::vector<TensorDict> members;
    std::vector<NonTensor> values;
    Position memberPosition = position;
    memberPosition.parentBatch = memberBatch(meta, position);
    for (std::size_t i = 0;; ++i) {
        // Members are opened at once, stacks in stacks too: links could make few folders look like billions.
        constexpr std::size_t mostFolders = 1'000'000;
        if (position.files->openedFolders() > mostFolders)
            throw Error(ErrorKind::ValueError, "has stacks of more than a million members in total");
        const Member place{i, toldStackDim(meta)};
        memberPosition.path = position.path / place;
        auto member = openMember(joined(folder, std::to_string(i)), place, memberPosition);
        if (!member)
            break;
        if (auto* td = std::get_if<TensorDict>(&*member))
            members.push_back(std::move(*td));
        else
            values.push_back(std::get<NonTensor>(*std::move(member)));
    }
    if (!members.empty() && !values.empty())
        throw Error(ErrorKind::ValueError, "stacks tensordicts on non-tensor data");

    if (!values.empty()) {
        const auto dims = static_cast<int64_t>(values.front().batchSize().size());
        return NonTensor::stack(values, stackDimOf(meta, dims + 1));
    }
    const int64_t dims = members.empty() ? 0 : members.front().dim();
    const int64_t dim = stackDimOf(meta, dims + 1);
    TensorDict stack = TensorDict::lazyStack(std::move(members), dim, stackDimName(meta));
    if (position.parentBatch && !startsWith(stack.batchSize(), *position.parentBatch))
        throw Error(ErrorKind::RuntimeError,
                    "batch dimension mismatch: the stack has the batch size {}, which does not start "
                    "with that of the level above, {}",
                    toString(stack.batchSize()), toString(*position.parentBatch));
    return stack;
}

Entry openTensorclass(const std::string& folder, const MetaJson& meta, const Position& position)
{
    Entry content = openFolder(joined(folder, kFieldsFolder), position);
    auto* fields = std::get_if<TensorDict>(&content);
    if (fields == nullptr)
        throw Error(ErrorKind::ValueError, "the fields of a tensorclass are non-tensor data").inFile(folder);
    // Before tensordict 0.14 fields that JSON can hold stood beside the class name.
    for (const auto& [name, value] : meta.fields())
        if (!name.starts_with('_') && value.as<PythonValue::None>() == nullptr && !fields->contains({name}))
            fields->set({name}, NonTensor(value, fields->batchSize()));
    const std::string pickle = joined(folder, "other.pickle");
    if (position.files->liesAt(pickle))
        position.files->report(note(position, pickle, Message("holds further fields as a pickle, which are not shown")));
    return TensorDict::typed(std::move(*fields), meta.className());
}

/// The part of a tensordict that was saved, with the whole that it is of.
Entry openPart(const std::string& folder, const Index& index, const Position& position)
{
    Position whole = position;
    whole.parentBatch.reset();
    const Entry source = openFolder(joined(folder, kSourceFolder), whole);
    const auto* td = std::get_if<TensorDict>(&source);
    if (td == nullptr)
        throw Error(ErrorKind::ValueError, "is nested in an entry that is not a tensordict");
    TensorDict part = td->at(index);
    if (position.parentBatch && !startsWith(part.batchSize(), *position.parentBatch))
        throw Error(ErrorKind::ValueError, "batch size {}, which does not start with that of the level above, {}",
                    toString(part.batchSize()), toString(*position.parentBatch));
    return part;
}

Entry openView(const std::string& folder, const MetaJson& meta, const Position& position)
{
    if (const auto index = meta.shortClassName() == "_SubTensorDict" ? savedIndex(meta) : std::nullopt)
        return openPart(folder, *index, position);
    position.files->report(note(position, folder,
                                Message("is a view ({}) of a tensordict, which is shown whole", meta.shortClassName()),
                                Finding::Severity::Note));
    return openFolder(joined(folder, kSourceFolder), position);
}

Entry openFolder(const std::string& folder, const Position& above)
{
    ProgressScope::current().check();
    Position position = above;
    const std::string file = joined(folder, kMetaFile);
    position.ancestry = Ancestry::below(above.ancestry, folder, *position.files);
    const std::shared_ptr<const MetaJson> shared = position.metas->parsed(position.files->read(file, kLargestMeta), file);
    const MetaJson& meta = *shared;
    const auto place = position.files->place(folder);
    position.files->opened(position.path, place);
    try {
        if (meta.formatVersion() > kNewestFormatVersion) {
            const Error reason(ErrorKind::PermissionError,
                               "is written in version {} of the memmap layout, which is newer than this program: "
                               "it is shown, not edited",
                               meta.formatVersion());
            position.files->forbidEditing(Error(reason).inFile(file));
            position.files->report(note(position, file, reason.reason()));
        }
        switch (levelKind(folder, meta, *position.files)) {
        case LevelKind::TensorDict: return openTensorDict(place, shared, std::move(position));
        case LevelKind::LazyStack: return openMembers(folder, meta, position);
        case LevelKind::Tensorclass: return openTensorclass(folder, meta, position);
        case LevelKind::NonTensorData: return openNonTensorData(folder, meta, position);
        case LevelKind::NonTensorStack: return openNonTensorStack(folder, meta, position);
        case LevelKind::View: return openView(folder, meta, position);
        }
    } catch (Error& error) {
        error.inFile(file);
        throw;
    }
    throw Error(ErrorKind::Internal, "unknown kind of level").inFile(file);
}

}  // namespace

TensorDict openMemmapRoot(const std::shared_ptr<LevelFiles>& files)
{
    const Entry root = openFolder(files->root(), {files, {}, {}, {}, std::make_shared<MetaCache>()});
    if (const auto* td = std::get_if<TensorDict>(&root))
        return *td;
    const auto& value = std::get<NonTensor>(root);
    TensorDict content(value.batchSize(), {}, at::Device(at::kCPU));  // as every save records
    content.set({"data"}, value);
    return TensorDict::typed(std::move(content), std::string("tensordict.tensorclass.") + value.typeName());
}

}  // namespace tensordesk
