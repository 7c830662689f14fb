// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/keys/keytree.h"

#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/tree/rewrapped.h"
#include "model/tensordict/tree/validation.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>

namespace tensordesk {

namespace {

TensorDict levelLike(const TensorDict& td, std::shared_ptr<StoredTable> table)
{
    return TensorDict(std::make_shared<MappingNode>(td.batchSize(), td.names(), td.device(), std::move(table)));
}

Key joinedKeys(const KeyPath& path, const std::string& separator)
{
    Key key = path.front().key();
    for (auto element = path.begin() + 1; element != path.end(); ++element)
        key += separator + element->key();
    return key;
}

/// Throws if the members of a stack differ in keys.
void checkNoExclusiveKeys(const TensorDict& stack, const char* what)
{
    if (!exclusiveKeys(stack).empty())
        throw Error(
            ErrorKind::RuntimeError,
            "{} cannot complete where only some members of a lazy stack have a key (exclusive keys): select the common ones "
            "first",
            what);
}

KeyPath parts(const Key& key, const std::string& separator)
{
    KeyPath path;
    std::size_t from = 0;
    for (std::size_t at; (at = key.find(separator, from)) != Key::npos; from = at + separator.size())
        path.push_back(key.substr(from, at - from));
    path.push_back(key.substr(from));
    return path;
}

/// Puts an entry where nothing is yet, making levels like `root`.
void insertNew(const TensorDict& root, const KeyPath& path, Entry entry)
{
    TensorDict level = root;
    const auto fail = [&] {
        throw Error(ErrorKind::KeyError, "unflattening would replace an entry that is there already").within(path);
    };
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const std::optional<Entry> next = level.find({path[i]});
        if (!next) {
            TensorDict made(root.batchSize(), root.names(), root.device());
            level.node()->put(path[i].key(), made);
            level = made;
        } else if (const auto* child = std::get_if<TensorDict>(&*next)) {
            level = *child;
        } else {
            fail();
        }
    }
    if (const auto present = level.find({path.back()})) {
        const auto* there = std::get_if<TensorDict>(&*present);
        if (!there || there->count() > 0)
            fail();
    }
    level.node()->put(path.back().key(), std::move(entry));
}

}  // namespace

TensorDict flattenKeys(const TensorDict& td, const std::string& separator, LeafRule leaves, const LeafPredicate& isLeaf)
{
    const auto flatten = [&](const TensorDict& part) { return flattenKeys(part, separator, leaves, isLeaf); };
    if (td.isLazyStack()) {
        checkNoExclusiveKeys(td, "flatten_keys");
        return *rewrapped(td, flatten);
    }
    auto table = std::make_shared<StoredTable>();
    std::vector<Key> twice;
    visitBelow(td, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
        const auto* child = std::get_if<TensorDict>(&entry);
        const bool isKept = isLeaf ? isLeaf(className(entry))
                                   : !child || (leaves == LeafRule::Tensorclasses && !child->tensorclass().empty());
        if (!isKept)
            return Walk::Advance;
        const Key key = joinedKeys(path, separator);
        if (!table->find(key))
            table->append(key, entry);
        else if (validation() == Validation::Strict)
            table->put(key, entry);
        else
            twice.push_back(key);
        return Walk::Skip;
    });
    if (!twice.empty()) {
        std::string names;
        for (const Key& key : twice)
            names += (names.empty() ? "" : ", ") + stringLiteral(key);
        throw Error(ErrorKind::KeyError, "flattening would give several entries the key {}", names);
    }
    return levelLike(td, std::move(table));
}

TensorDict unflattenKeys(const TensorDict& td, const std::string& separator)
{
    if (separator.empty())
        throw Error(ErrorKind::ValueError, "a separator is needed to split keys at");
    if (td.isLazyStack())
        checkNoExclusiveKeys(td, "unflatten_keys");
    if (auto wrapped = rewrapped(td, [&](const TensorDict& part) { return unflattenKeys(part, separator); }))
        return *wrapped;
    auto table = std::make_shared<StoredTable>();
    std::vector<std::size_t> nested;
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Key key = td.keyAt(i);
        if (key.find(separator) != Key::npos) {
            nested.push_back(i);
            continue;
        }
        // Levels get keys below: those are added to a copy.
        const Entry entry = td.entryAt(i);
        const auto* child = std::get_if<TensorDict>(&entry);
        table->append(key, child ? Entry(child->shallowCopy()) : entry);
    }
    const TensorDict result = levelLike(td, std::move(table));
    for (const std::size_t i : nested)
        insertNew(result, parts(td.keyAt(i), separator), td.entryAt(i));
    return result;
}

namespace {

/// ValueError if of two paths one is the other, or lies inside it.
void checkApart(const std::vector<KeyPath>& paths, const Message& what)
{
    for (std::size_t i = 0; i < paths.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (paths[i].startsWith(paths[j]) || paths[j].startsWith(paths[i]))
                throw Error(ErrorKind::ValueError, "{} {} and {} are the same or nested in each other", what, toPython(paths[j]),
                            toPython(paths[i]));
}

/// ValueError if an entry of `td` stands at `path` or on the way there.
void checkFree(const TensorDict& td, const KeyPath& path)
{
    for (KeyPath part = path; !part.empty(); part.pop_back()) {
        const std::optional<Entry> present = td.find(part);
        if (present && (part.size() == path.size() || !std::holds_alternative<TensorDict>(*present)))
            throw Error(ErrorKind::ValueError, "the key {} is taken: there is an entry {}", toPython(path), toPython(part));
    }
}

}  // namespace

TensorDict renameKeys(const TensorDict& td, const KeyMapping& mapping, bool strict)
{
    std::vector<KeyPath> sources, targets;
    for (const auto& [from, to] : mapping) {
        sources.push_back(from);
        targets.push_back(to);
    }
    checkApart(sources, Message("the keys"));
    checkApart(targets, Message("the new keys"));
    if (auto wrapped = rewrapped(td, [&](const TensorDict& part) { return renameKeys(part, mapping, strict); }))
        return *wrapped;
    TensorDict result = td.shallowCopy();
    std::vector<std::pair<KeyPath, Entry>> moved;
    for (const auto& [from, to] : mapping)
        if (strict || td.contains(from))
            moved.emplace_back(to, result.at(from));
    for (KeyPath& source : sources) {
        if (!td.contains(source))
            continue;
        do {
            result.erase(source);
            source.pop_back();
        } while (!source.empty() && hasNoLeaf(result.child(source)));
    }
    for (const auto& [to, entry] : moved)
        checkFree(result, to);
    for (auto& [to, entry] : moved)
        result.set(to, std::move(entry));
    return result;
}

namespace {

/// Returns the existing keys of a set.
KeyMapping presentKeys(const TensorDict& td, const KeySet& set, bool strict)
{
    KeyMapping present;
    if (set.picks) {
        for (const auto& [path, entry] : keyedEntries(td, {.nested = true, .leavesOnly = true}))
            if (const auto* leaf = std::get_if<Leaf>(&entry); leaf && set.picks(path, *leaf))
                present.emplace_back(path, path);
    }
    for (const auto& [from, to] : set.keys) {
        if (td.contains(from))
            present.emplace_back(from, to);
        else if (strict)
            static_cast<void>(td.at(from));  // throws the KeyError that lists the keys present
    }
    return present;
}

}  // namespace

std::vector<TensorDict> splitKeys(const TensorDict& td, const std::vector<KeySet>& sets, const SplitOptions& options)
{
    std::vector<TensorDict> result;
    TensorDict rest = td;
    for (const KeySet& set : sets) {
        const KeyMapping present = presentKeys(rest, set, options.strict);
        std::vector<KeyPath> taken;
        for (const auto& [from, to] : present)
            taken.push_back(from);
        TensorDict part = rest.select(taken);
        if (std::any_of(present.begin(), present.end(), [](const auto& key) { return key.first != key.second; })) {
            part = emptied(rest);
            for (const auto& [from, to] : present)
                part.set(to, rest.at(from));
        }
        if (options.fallback)
            for (const auto& [from, to] : set.keys)
                if (!rest.contains(from))
                    part.set(to, *options.fallback);
        result.push_back(options.keepStructure ? mergeTensorDicts({emptied(withoutNonTensors(td), true), part}) : part);
        rest = rest.exclude(taken);
        if (!options.keepStructure)
            rest = withoutEmptyLevels(rest);
    }
    result.push_back(rest);
    return result;
}

namespace {

/// Puts tensors behind everything else, at every level.
void arrangeTensorsLast(TensorDict td)
{
    if (td.isLazyStack())
        return;
    std::vector<Key> keys, tensors;
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Entry entry = td.entryAt(i);
        (std::holds_alternative<Leaf>(entry) ? tensors : keys).push_back(td.keyAt(i));
        if (const auto* child = std::get_if<TensorDict>(&entry))
            arrangeTensorsLast(*child);
    }
    keys.insert(keys.end(), tensors.begin(), tensors.end());
    td.arrange(keys);
}

}  // namespace

TensorDict mergeTensorDicts(const std::vector<TensorDict>& tds)
{
    if (tds.size() < 2)
        throw Error(ErrorKind::RuntimeError, "at least 2 tensordicts are merged, got {}", tds.size());
    const TensorDict result = tds.front().shallowCopy();
    arrangeTensorsLast(result);
    const std::function<void(const TensorDict&, const TensorDict&)> add = [&](const TensorDict& to, const TensorDict& from) {
        for (std::size_t i = 0; i < from.count(); ++i) {
            const Key key = from.keyAt(i);
            const Entry entry = from.entryAt(i);
            const std::optional<Entry> present = to.find({key});
            const auto* level = present ? std::get_if<TensorDict>(&*present) : nullptr;
            const auto* child = std::get_if<TensorDict>(&entry);
            if (!present)
                TensorDict(to).set({key}, child ? Entry(child->shallowCopy()) : entry);
            else if (level && child)
                withinKey(key, [&] { add(*level, *child); });
        }
    };
    for (std::size_t i = 1; i < tds.size(); ++i)
        add(result, tds[i]);
    return result;
}

namespace {

/// The entries for which `keep` gives something, the same or another.
TensorDict kept(const TensorDict& td, const std::function<std::optional<Entry>(const Entry&)>& keep)
{
    if (auto wrapped = rewrapped(td, [&](const TensorDict& part) { return kept(part, keep); }))
        return *wrapped;
    auto table = std::make_shared<StoredTable>();
    for (std::size_t i = 0; i < td.count(); ++i)
        if (std::optional<Entry> entry = keep(td.entryAt(i)))
            table->append(td.keyAt(i), *std::move(entry));
    return levelLike(td, std::move(table));
}

}  // namespace

TensorDict withoutEmptyLevels(const TensorDict& td)
{
    return kept(td, [](const Entry& entry) -> std::optional<Entry> {
        const auto* child = std::get_if<TensorDict>(&entry);
        if (!child)
            return entry;
        return hasNoLeaf(*child) ? std::nullopt : std::optional<Entry>(withoutEmptyLevels(*child));
    });
}

TensorDict withoutNonTensors(const TensorDict& td)
{
    return kept(td, [](const Entry& entry) -> std::optional<Entry> {
        if (std::holds_alternative<NonTensor>(entry))
            return std::nullopt;
        const auto* child = std::get_if<TensorDict>(&entry);
        return child ? Entry(withoutNonTensors(*child)) : entry;
    });
}

TensorDict emptied(const TensorDict& td, bool recurse)
{
    return kept(td, [&](const Entry& entry) -> std::optional<Entry> {
        const auto* child = std::get_if<TensorDict>(&entry);
        if (recurse && child)
            return emptied(*child, true);
        return recurse && std::holds_alternative<NonTensor>(entry) ? std::optional(entry) : std::nullopt;
    });
}

}  // namespace tensordesk
