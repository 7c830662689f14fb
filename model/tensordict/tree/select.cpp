// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/entryops.h"
#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/tree/rewrapped.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// Keys of one level, with the rests of the paths that go below each: in the order first named.
struct Group {
    Key key;
    std::vector<KeyPath> below;
};

std::vector<Group> grouped(const std::vector<KeyPath>& paths)
{
    std::vector<Group> groups;
    for (const KeyPath& path : paths) {
        if (path.empty()) {
            throw Error(ErrorKind::KeyError, "a key must have at least one part");
        }
        auto it = std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return g.key == path.front(); });
        if (it == groups.end()) {
            it = groups.insert(groups.end(), {path.front().key(), {}});
        }
        if (path.size() > 1) {
            it->below.push_back(path.tail());
        }
    }
    return groups;
}

/// Puts the entry of `td` at `position` under its key; one that is not made yet stays so.
void take(StoredTable& table, const TensorDict& td, std::size_t position)
{
    const auto mapping = std::dynamic_pointer_cast<const MappingNode>(td.node());
    // A level nested in a locked one is locked too, before it is opened.
    if (mapping && !mapping->isLocked() && !mapping->table()->made(position)) {
        table.append(td.keyAt(position), MappingNode::loaderAt(mapping, position), mapping->table()->isDerived(position));
    } else {
        table.append(td.keyAt(position), td.entryAt(position));
    }
}

TensorDict mapping(const TensorDict& like, std::shared_ptr<StoredTable> table)
{
    return TensorDict(std::make_shared<MappingNode>(like.batchSize(), like.names(), like.device(), std::move(table)));
}

}  // namespace

TensorDict TensorDict::select(const std::vector<KeyPath>& keys, bool strict) const
{
    if (auto wrapped = rewrapped(*this, [&](const TensorDict& td) { return td.select(keys, strict); })) {
        return *wrapped;
    }
    auto table = std::make_shared<StoredTable>();
    for (const auto& [key, below] : grouped(keys)) {
        const auto position = m_node->positionOf(key);
        if (!position) {
            if (strict) {
                static_cast<void>(at(KeyPath{key}));  // throws the KeyError that lists the keys present
            }
            continue;
        }
        if (below.empty()) {
            take(*table, *this, *position);
            continue;
        }
        const Entry entry = entryAt(*position);
        const auto* child = std::get_if<TensorDict>(&entry);
        if (child == nullptr && strict) {
            throw Error(ErrorKind::KeyError, "this is {} and has no entry {}", kindName(entry), toPython(below.front()))
                .within(key);
        }
        if (child != nullptr) {
            table->append(key, Entry(withinKey(key, [&] { return child->select(below, strict); })));
        }
    }
    return mapping(*this, std::move(table));
}

TensorDict TensorDict::exclude(const std::vector<KeyPath>& keys) const
{
    if (auto wrapped = rewrapped(*this, [&](const TensorDict& td) { return td.exclude(keys); })) {
        return *wrapped;
    }
    const std::vector<Group> groups = grouped(keys);
    auto table = std::make_shared<StoredTable>();
    for (std::size_t i = 0; i < count(); ++i) {
        const Key key = keyAt(i);
        const auto group = std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return g.key == key; });
        if (group == groups.end()) {
            take(*table, *this, i);
            continue;
        }
        const bool whole = std::find(keys.begin(), keys.end(), KeyPath{key}) != keys.end();
        if (whole) {
            continue;
        }
        const Entry entry = entryAt(i);
        const auto* child = std::get_if<TensorDict>(&entry);
        table->append(key, child ? Entry(child->exclude(group->below)) : entry);
    }
    return mapping(*this, std::move(table));
}

}  // namespace tensordesk
