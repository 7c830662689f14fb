// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarrreader.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/zip/zipname.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/formats/zarr/zarrarray.h"
#include "model/storage/formats/zarr/zarrleaf.h"
#include "model/storage/formats/zarr/zarrtexts.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <algorithm>
#include <set>

namespace tensordesk {

namespace {

constexpr std::size_t kMostDepth = 200;

/// A group, with data to open its entries.
struct ZarrLevel {
    std::shared_ptr<ZarrStore> store;
    SourceDecorator decorate;
    bool isEditable;
    KeyPath path;
    std::string folder;
    Shape batch;
    std::vector<FileState> above;  ///< its folder and those on the way to it
};

bool isNode(const ZarrStore& store, const std::string& folder)
{
    return store.hasFile(joined(folder, kZarrFile)) || store.hasFile(joined(folder, kOldArrayFile))
        || store.hasFile(joined(folder, kOldGroupFile));
}

/// The names of the nodes in a group: in the order of the record of all nodes that a root may have, then by name.
std::vector<Key> namesIn(const ZarrStore& store, const std::string& folder, const PythonValue::Dict* fields)
{
    std::set<Key> found;
    for (const std::string& name : store.foldersIn(folder))
        if (decodedZipName(name, true) && isNode(store, joined(folder, name)))
            found.insert(name);
    std::vector<Key> names;
    const PythonValue* record = fields == nullptr ? nullptr : fieldOf(*fields, "consolidated_metadata");
    const auto* recorded = record == nullptr ? nullptr : record->as<PythonValue::Dict>();
    const PythonValue* metadata = recorded == nullptr ? nullptr : fieldOf(*recorded, "metadata");
    if (const auto* nodes = metadata == nullptr ? nullptr : metadata->as<PythonValue::Dict>())
        for (const auto& [name, node] : *nodes)
            if (found.erase(name) > 0)
                names.push_back(name);
    names.insert(names.end(), found.begin(), found.end());
    return names;
}

bool isEditable(const ZarrStore& store)
{
    try {
        store.checkEditable();
        return true;
    } catch (const Error&) {
        return false;
    }
}

// ---- batch sizes --------------------------------------------------------------------------------

/// Looks for the leading shape that all arrays share, at as many nodes as it may.
class ZarrBatchWalk {
public:
    explicit ZarrBatchWalk(const ZarrStore& store) : m_store(store) { }

    /// Empty if no array in the group has a usable shape.
    std::optional<Shape> sharedIn(const std::string& folder, std::size_t depth)
    {
        std::optional<Shape> common;
        for (const Key& name : namesIn(m_store, folder, nullptr)) {
            if ((common && common->empty()) || m_left <= 0 || depth > kMostDepth)
                break;
            --m_left;
            ProgressScope::current().check();
            if (const auto shape = shapeAt(joined(folder, name), depth))
                common = common ? commonPrefix(*common, *shape) : *shape;
        }
        return common;
    }

private:
    std::optional<Shape> shapeAt(const std::string& folder, std::size_t depth)
    {
        try {
            const auto node = ZarrNode::read(m_store, folder);
            if (!node)
                return std::nullopt;
            if (!node->isGroup) {
                if (const auto stack = zarrStackShape(node->attributes))
                    return stack;
                const bool isTensor = !zarrEncoding(node->attributes) && !ZarrArray::of(*node).isText;
                return isTensor ? std::optional(zarrShape(*node)) : std::nullopt;
            }
            if (const auto record = zarrRecord(node->attributes))
                return record->batch;
            return sharedIn(folder, depth + 1);
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            return std::nullopt;  // a Broken entry says why
        }
    }

    const ZarrStore& m_store;
    int m_left = 4000;
};

// ---- entries ------------------------------------------------------------------------------------

TensorDict openGroup(const ZarrLevel& level, const ZarrNode& node, DimNames names);

Entry openArray(const ZarrLevel& level, const Key& key, const std::string& folder, const ZarrNode& node)
{
    std::optional<Shape> shape;
    std::optional<DType> dtype;
    try {
        shape = zarrShape(node);
        ZarrArray array = ZarrArray::of(node);
        if (array.isText || zarrEncoding(node.attributes))
            return readZarrValue(*level.store, array, node.attributes, folder, level.batch);
        dtype = array.dtype;
        if (!startsWith(array.shape, level.batch))
            throw Error(ErrorKind::RuntimeError, "batch dimension mismatch: the batch size is {}, but the tensor has shape {}",
                        toString(level.batch), toString(array.shape));
        // A read-only array is not staged: its source rejects edits at once.
        const bool isStaged = level.decorate && level.isEditable;
        std::shared_ptr<LeafSource> source = std::make_shared<ZarrLeaf>(level.store, folder,
                                                                        std::make_shared<const ZarrArray>(std::move(array)));
        return Leaf(isStaged ? level.decorate(level.path / key, std::move(source)) : source);
    } catch (Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return Broken{error.inFile(folder), shape, dtype};
    }
}

Entry openNode(const ZarrLevel& level, const Key& key)
{
    const std::string folder = joined(level.folder, key);
    try {
        if (!level.store->hasReadable(folder))
            throw Error(ErrorKind::FileNotFoundError, "this folder is missing");
        const auto state = level.store->stateOf(folder);
        const auto node = ZarrNode::read(*level.store, folder);
        if (!node)
            throw Error(ErrorKind::FileNotFoundError, "this folder is missing");
        if (!node->isGroup)
            return openArray(level, key, folder, *node);
        if (state
            && std::any_of(level.above.begin(), level.above.end(), [&](const FileState& one) { return one.isSameFile(*state); }))
            throw Error(ErrorKind::OSError, "is a link to a folder that contains it");
        if (level.path.size() >= kMostDepth)
            throw Error(ErrorKind::RuntimeError, "The groups are nested too deeply to be shown");
        ZarrLevel below{level.store, level.decorate, level.isEditable, level.path / key, folder, level.batch, level.above};
        if (state)
            below.above.push_back(*state);
        const auto record = zarrRecord(node->attributes);
        const auto batch = record ? std::optional(record->batch) : ZarrBatchWalk(*level.store).sharedIn(folder, below.path.size());
        const bool fits = batch && startsWith(*batch, level.batch);
        if (fits)
            below.batch = *batch;
        return openGroup(below, *node, fits && record ? record->names : DimNames());
    } catch (Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return Broken{error.inFile(folder), std::nullopt, std::nullopt};
    }
}

TensorDict openGroup(const ZarrLevel& level, const ZarrNode& node, DimNames names)
{
    const auto shared = std::make_shared<const ZarrLevel>(level);
    auto table = std::make_shared<StoredTable>();
    for (const Key& key : namesIn(*level.store, level.folder, &node.fields))
        table->append(key, EntryLoader([shared, key] { return openNode(*shared, key); }));
    return TensorDict(std::make_shared<MappingNode>(level.batch, std::move(names), std::nullopt, std::move(table)));
}

}  // namespace

Entry readZarrEntry(const std::shared_ptr<ZarrStore>& store, const SourceDecorator& decorate, const KeyPath& path,
                    const Shape& batch)
{
    ZarrLevel level{store, decorate, isEditable(*store), path.parent(), store->root(), batch, {}};
    for (const PathElement& element : level.path)
        level.folder = joined(level.folder, element.key());
    return openNode(level, path.back().key());
}

ZarrContent readZarr(const std::shared_ptr<ZarrStore>& store, const OpenOptions& options)
{
    const std::string& folder = store->root();
    const auto node = ZarrNode::read(*store, folder);
    if (!node)
        throw Error(ErrorKind::ValueError, "is not a zarr store").inFile(folder);
    ZarrLevel level{store, options.decorate, isEditable(*store), {}, folder, {}, {}};
    if (const auto state = store->stateOf(folder))
        level.above.push_back(*state);
    ZarrContent content;
    for (const Message& oddity : store->oddities())
        content.findings.push_back({Finding::Severity::Warning, {}, folder, oddity});
    if (!node->isGroup) {
        content.root.set({Key("array")}, openArray(level, "array", folder, *node));
        return content;
    }
    const auto record = zarrRecord(node->attributes);
    content.isBatchRecorded = record.has_value();
    if (options.batchSize) {
        level.batch = *options.batchSize;
    } else if (record) {
        level.batch = record->batch;
    } else {
        level.batch = ZarrBatchWalk(*store).sharedIn(folder, 0).value_or(Shape());
        content.findings.push_back(
            {Finding::Severity::Note,
             {},
             folder,
             Message("The batch size {} is guessed, since the store does not state it: it is the longest shape "
                     "that all its arrays start with",
                     toString(level.batch)),
             true});
    }
    const bool isRecorded = record && record->batch == level.batch;
    content.root = openGroup(level, *node, isRecorded ? record->names : DimNames());
    return content;
}

}  // namespace tensordesk
