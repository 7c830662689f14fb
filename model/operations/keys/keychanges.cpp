// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/keys/keychanges.h"

#include "model/operations/keys/changes.h"
#include "model/tensordict/tree/lazystacknode.h"

#include <algorithm>
#include <iterator>

namespace tensordesk {

namespace {

/// All keys of a level: of a lazy stack those too that only some members have.
std::vector<Key> allKeys(const TensorDict& td)
{
    std::vector<Key> keys = td.keys();
    std::ranges::move(exclusiveKeys(td), std::back_inserter(keys));
    return keys;
}

/// The keys of a level that are among `kept`.
std::vector<Key> stayingKeys(const TensorDict& td, const std::vector<Key>& kept)
{
    std::vector<Key> keys = allKeys(td);
    std::erase_if(keys, [&](const Key& key) { return std::find(kept.begin(), kept.end(), key) == kept.end(); });
    return keys;
}

/// The keys that stay take over the order that they have in `tree`: in each member of a lazy stack whose members differ.
void planOrder(Changes& changes, const KeyPath& path, const TensorDict& td, const TensorDict& tree)
{
    const std::vector<Key> kept = allKeys(tree);
    if (td.isLazyStack() && tree.isLazyStack() && kept.size() > tree.count()) {
        for (std::size_t i = 0; i < std::min(td.members().size(), tree.members().size()); ++i)
            planOrder(changes, path / Member{i, td.stackDim()}, td.members()[i], tree.members()[i]);
    } else if (stayingKeys(td, kept) != kept) {
        changes.arrange(path, kept);
    }
}

void planReshape(Changes& changes, const KeyPath& path, const TensorDict& td, const TensorDict& tree, KeyOrder order)
{
    const std::vector<Key> kept = allKeys(tree);
    for (const Key& key : allKeys(td))
        if (std::find(kept.begin(), kept.end(), key) == kept.end())
            changes.erase(path / key);
    for (std::size_t i = 0; i < tree.count(); ++i) {
        const KeyPath own = path / tree.keyAt(i);
        const Entry entry = tree.entryAt(i);
        const std::optional<Entry> there = td.find({own.back()});
        if (!there) {
            changes.set(own, entry);
            continue;
        }
        const auto *level = std::get_if<TensorDict>(&*there), *wanted = std::get_if<TensorDict>(&entry);
        if (level && wanted && !level->isSame(*wanted))
            planReshape(changes, own, *level, *wanted, order);
    }
    if (order == KeyOrder::Taken)
        planOrder(changes, path, td, tree);
}

void checkUnlocked(const TensorDict& td)
{
    if (td.isLocked())
        throw Error(ErrorKind::RuntimeError, "cannot modify a locked tensordict; unlock it first");
}

}  // namespace

void reshapeKeys(const TensorDict& td, const TensorDict& tree, Mutations& mutations, KeyOrder order)
{
    if (!td.isLazyStack())  // a stack rejects changes of its members
        checkUnlocked(td);
    Changes changes;
    planReshape(changes, {}, td, tree, order);
    changes.apply(td, mutations);
}

void renameKey(const TensorDict& td, const KeyPath& from, const KeyPath& to, bool safe, Mutations& mutations)
{
    checkUnlocked(holderOf(td, from));
    const Entry entry = td.at(from);
    if (from == to)
        return;
    Changes changes;
    if (to.isBelow(from)) {  // the entry moves into a level that takes its place
        const TensorDict holder = holderOf(td, from);
        TensorDict level(holder.batchSize(), holder.names(), holder.device());
        level.set(to.relativeTo(from), entry);
        changes.erase(from);
        changes.set(from, level);
        changes.apply(td, mutations);
        return;
    }
    const bool hasLevel = to.size() < 2 || td.contains(to.parent());
    // Also if only some members of a stack have it.
    const bool isTaken = hasLevel && isSomewhere(holderOf(td, to), to.back().key());
    if (!isTaken && hasLevel) {
        changes.rename(from, to);
    } else if (safe && isTaken) {
        throw Error(ErrorKind::KeyError, "there is an entry {} already", toPython(to)).within(from);
    } else {
        changes.set(to, entry);
        if (!from.isBelow(to))
            changes.erase(from);
    }
    changes.apply(td, mutations);
}

Entry popEntry(const TensorDict& td, const KeyPath& path, Mutations& mutations)
{
    Entry entry = td.at(path);
    Changes changes;
    changes.erase(path);
    changes.apply(td, mutations);
    return entry;
}

std::pair<Key, Entry> popLastEntry(const TensorDict& td, Mutations& mutations)
{
    if (td.count() == 0)
        throw Error(ErrorKind::KeyError, "there is no entry left");
    const Key key = td.keyAt(td.count() - 1);
    return {key, popEntry(td, {key}, mutations)};
}

void clearEntries(const TensorDict& td, Mutations& mutations)
{
    checkUnlocked(td);
    reshapeKeys(td, emptied(td), mutations);
}

void createNested(const TensorDict& td, const KeyPath& path, Mutations& mutations)
{
    if (path.empty())
        throw Error(ErrorKind::KeyError, "a key is needed to create a level");
    const TensorDict holder = holderOf(td, path);
    const TensorDict level(holder.batchSize(), holder.names(), holder.device());
    // An entry in the way of the path is replaced too.
    KeyPath replaced = {path.front()};
    while (replaced.size() < path.size() && td.contains(replaced) && std::holds_alternative<TensorDict>(td.at(replaced)))
        replaced.push_back(path[replaced.size()]);
    Changes changes;
    if (replaced.size() == path.size() || !td.contains(replaced)) {
        changes.set(path, level);
    } else {
        TensorDict top = level.shallowCopy();
        top.set(path.relativeTo(replaced), level);
        changes.set(replaced, top);
    }
    changes.apply(td, mutations);
}

TensorDict separateKeys(const TensorDict& td, const std::vector<KeyPath>& keys, const std::optional<Entry>& fallback,
                        bool dropsEmpty, Mutations& mutations)
{
    std::vector<KeyPath> present;
    for (const KeyPath& key : keys) {
        if (td.contains(key))
            present.push_back(key);
        else if (!fallback)
            static_cast<void>(td.at(key));  // throws the KeyError that lists the keys present
    }
    TensorDict separated = emptied(td, true);
    for (const KeyPath& key : keys)
        separated.set(key, td.contains(key) ? td.at(key) : *fallback);
    TensorDict rest = td.exclude(present);
    if (dropsEmpty) {
        separated = withoutEmptyLevels(separated);
        rest = withoutEmptyLevels(rest);
    }
    reshapeKeys(td, rest, mutations);
    return separated;
}

void checkStorable(const TensorDict& td, const KeyPath& path)
{
    if (isSomewhereLocked(holderOf(td, path)))
        throw Error(ErrorKind::RuntimeError,
                    "cannot modify a locked tensordict; unlock it, or write values in place, as set_() does")
            .within(path);
}

}  // namespace tensordesk
