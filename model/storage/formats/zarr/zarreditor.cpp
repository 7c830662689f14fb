// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarreditor.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/transaction/pendingmoves.h"
#include "model/storage/formats/zarr/zarrattributes.h"
#include "model/storage/formats/zarr/zarrreader.h"
#include "model/storage/formats/zarr/zarrwriter.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/mutations/mutation.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <utility>
#include <variant>

namespace tensordesk {

namespace {

/// The field, made if it is missing.
PythonValue& zarrField(PythonValue::Dict& fields, std::string_view name)
{
    const auto found = std::ranges::find(fields, name, &std::pair<std::string, PythonValue>::first);
    return found == fields.end() ? fields.emplace_back(name, PythonValue::Dict()).second : found->second;
}

/// The object in a field; null if there is none.
PythonValue::Dict* zarrObject(PythonValue::Dict& fields, std::string_view name)
{
    const auto found = std::ranges::find(fields, name, &std::pair<std::string, PythonValue>::first);
    return found == fields.end() ? nullptr : std::get_if<PythonValue::Dict>(&found->second.variant());
}

/// As the record of a root names a node.
std::string zarrPlace(const KeyPath& path)
{
    std::string place;
    for (const PathElement& element : path)
        place += (place.empty() ? "" : "/") + element.key();
    return place;
}

/// Returns the consolidated metadata of the root by path; null if there is none.
PythonValue::Dict* nodesIn(PythonValue::Dict& root)
{
    PythonValue::Dict* const record = zarrObject(root, "consolidated_metadata");
    return record == nullptr ? nullptr : zarrObject(*record, "metadata");
}

/// Takes the nodes at `place` and below it out.
PythonValue::Dict takenOut(PythonValue::Dict& nodes, const std::string& place)
{
    const auto isOther = [&](const auto& node) { return !isWithin(node.first, place); };
    const auto first = std::stable_partition(nodes.begin(), nodes.end(), isOther);
    PythonValue::Dict taken(std::make_move_iterator(first), std::make_move_iterator(nodes.end()));
    nodes.erase(first, nodes.end());
    return taken;
}

/// Puts nodes in with the others of their group: libraries lose siblings that do not stand together.
void putIn(PythonValue::Dict& nodes, const KeyPath& path, PythonValue::Dict added)
{
    const std::string group = zarrPlace(path.parent());
    const auto last = std::find_if(nodes.rbegin(), nodes.rend(),
                                   [&](const auto& node) { return group.empty() || isWithin(node.first, group); });
    const auto position = last == nodes.rend() ? nodes.end() : last.base();
    nodes.insert(position, std::make_move_iterator(added.begin()), std::make_move_iterator(added.end()));
}

}  // namespace

ZarrEditor::ZarrEditor(std::shared_ptr<ZarrFolder> store, const std::optional<Shape>& batchSize)
    : m_store(std::move(store)), m_edited(readZarr(m_store, {.decorate = {}, .batchSize = batchSize}).root),
      m_root(m_store->json(joined(m_store->root(), kZarrFile)).value())
{
}

void ZarrEditor::checkEditable(const ZarrStore& store)
{
    const auto node = ZarrNode::read(store, store.root());
    if (node && node->version != 3)
        throw Error(
            ErrorKind::NotImplementedError,
            "is a zarr store of version 2, of which only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as another store to change these")
            .inFile(store.root());
    if (node && !node->isGroup)
        throw Error(ErrorKind::NotImplementedError, "is a zarr store of one array alone, of which only elements can be edited in "
                                                    "place; save it as another store to change anything else")
            .inFile(store.root());
}

std::string ZarrEditor::folderOf(const KeyPath& path) const
{
    return path.empty() ? m_store->root() : joined(m_store->root(), zarrPlace(path));
}

Shape ZarrEditor::batchOf(const KeyPath& path) const
{
    return m_edited.child(path).batchSize();
}

void ZarrEditor::put(const KeyPath& path, const Entry& entry)
{
    KeyPath made = path;  // the topmost that comes into being
    while (made.size() > 1 && !m_edited.contains(made.parent()))
        made.pop_back();
    const std::optional<Entry> old = m_edited.find(made);
    const auto* level = std::get_if<TensorDict>(&entry);
    applyTo(m_edited, Set{path, level != nullptr ? Entry(level->shallowCopy()) : entry});

    const std::string folder = folderOf(made);
    const bool isLeaf = old && std::holds_alternative<Leaf>(*old);
    const auto like = isLeaf ? m_store->json(joined(folder, kZarrFile)) : std::nullopt;
    const std::string aside = m_store->newPath();
    std::filesystem::create_directory(aside);
    const Key& key = made.back().key();
    PythonValue::Dict written;
    try {
        written = writeZarrEntry(key, *m_edited.find(made), aside, like ? &*like : nullptr, Progress::none());
    } catch (Error& error) {
        throw error.within(made);
    }
    if (old)
        m_store->takeOut(folder);
    m_store->putInPlace(joined(aside, key), folder);
    if (PythonValue::Dict* const nodes = nodesIn(m_root)) {
        const std::string place = zarrPlace(made);
        for (auto& node : written)
            node.first = place + node.first.substr(key.size());
        const auto before = std::ranges::find(*nodes, place, &std::pair<std::string, PythonValue>::first);
        const bool wasLevel = old && std::holds_alternative<TensorDict>(*old);
        if (before != nodes->end() && !wasLevel && written.size() == 1) {
            before->second = std::move(written.front().second);  // keeps its place among the keys
        } else {
            static_cast<void>(takenOut(*nodes, place));
            putIn(*nodes, made, std::move(written));
        }
    }
    recordWay(made);
}

void ZarrEditor::erase(const KeyPath& path)
{
    applyTo(m_edited, Erase{path});
    m_store->takeOut(folderOf(path));
    if (PythonValue::Dict* const nodes = nodesIn(m_root))
        static_cast<void>(takenOut(*nodes, zarrPlace(path)));
    recordWay(path);
}

void ZarrEditor::rename(const KeyPath& from, const KeyPath& to)
{
    // Entries opened later would be searched at the old location.
    visitTree(*m_edited.find(from), StackWalk::Whole, [](const Entry&) { });
    applyTo(m_edited, Rename{from, to});
    checkZarrEntry(to.back().key(), *m_edited.find(to));
    m_store->move(folderOf(from), folderOf(to));
    if (PythonValue::Dict* const nodes = nodesIn(m_root)) {
        const std::string before = zarrPlace(from), after = zarrPlace(to);
        PythonValue::Dict moved = takenOut(*nodes, before);
        for (auto& node : moved)
            node.first = after + node.first.substr(before.size());
        putIn(*nodes, to, std::move(moved));
    }
    recordWay(from);
    recordWay(to);
}

void ZarrEditor::setNames(const KeyPath& path, const DimNames& names)
{
    applyTo(m_edited, SetNames{path, names});
    recordWay(path);
    visitTree(
        m_edited.child(path), StackWalk::Whole,
        [&](const KeyPath& place, const Entry& entry) {
            if (std::holds_alternative<TensorDict>(entry))
                recordLevel(place);
        },
        path);
}

void ZarrEditor::setShapes(const std::vector<LevelDims>& levels)
{
    applyTo(m_edited, SetBatchSize{levels.front().path, levels.front().batch, levels});
    for (const LevelDims& each : levels) {
        recordWay(each.path);
        recordLevel(each.path);
    }
}

/// Makes all groups above an entry record the batch size with which they are shown.
void ZarrEditor::recordWay(const KeyPath& path)
{
    for (std::size_t depth = 0; depth < path.size(); ++depth)
        recordLevel(path.head(depth));
}

void ZarrEditor::recordLevel(const KeyPath& path)
{
    const TensorDict level = m_edited.child(path);
    const std::string file = joined(folderOf(path), kZarrFile);
    std::optional<PythonValue::Dict> stored = path.empty() ? std::optional(m_root) : m_store->json(file);
    if (!stored)
        throw Error(ErrorKind::NotImplementedError,
                    "is a group of version 2 in a zarr store of version 3; save it as another store")
            .within(path)
            .inFile(folderOf(path));
    // That of the root alone is kept in step.
    const bool isStale = !path.empty()
                      && std::erase_if(*stored, [](const auto& field) { return field.first == "consolidated_metadata"; }) > 0;
    PythonValue& attributes = zarrField(*stored, "attributes");
    auto* fields = std::get_if<PythonValue::Dict>(&attributes.variant());
    const auto record = fields == nullptr ? std::nullopt : zarrRecord(*fields);
    const bool isTold = record && record->batch == level.batchSize()
                     && resized(record->names, level.batchSize().size()) == level.names();
    if (isTold && !isStale)
        return;
    if (fields == nullptr)
        fields = &std::get<PythonValue::Dict>((attributes = PythonValue::Dict()).variant());
    zarrField(*fields, "__tensordict__") = zarrRecordOf(level);
    if (path.empty()) {
        m_root = *std::move(stored);
        return;
    }
    m_store->rewrite(file, toJson(*stored));
    PythonValue::Dict* const nodes = nodesIn(m_root);
    if (PythonValue::Dict* const node = nodes == nullptr ? nullptr : zarrObject(*nodes, zarrPlace(path)))
        zarrField(*node, "attributes") = attributes;
}

void ZarrEditor::finish()
{
    m_store->rewrite(joined(m_store->root(), kZarrFile), toJson(m_root));
}

}  // namespace tensordesk
