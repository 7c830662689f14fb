// SPDX-License-Identifier: BSD-3-Clause
#include "operations/update.h"

#include "operations/changes.h"
#include "operations/construct.h"
#include "operations/keypaths.h"
#include "tensordict/entryops.h"
#include "tensordict/validation.h"

#include <algorithm>

namespace tensordesk {

namespace {

using Keys = std::optional<std::vector<KeyPath>>;

/// What `keys` leaves of the levels below `path`: nothing if it does not name it, everything if it names it whole.
struct Filter {
    bool takes = true;
    Keys below = {};
};

Filter filterOf(const Keys& keys, const KeyPath& path)
{
    if (!keys)
        return {};
    std::vector<KeyPath> below;
    for (const KeyPath& key : *keys) {
        if (key.size() <= path.size() && std::equal(key.begin(), key.end(), path.begin()))
            return {};
        if (key.size() > path.size() && std::equal(path.begin(), path.end(), key.begin()))
            below.emplace_back(key.begin() + static_cast<std::ptrdiff_t>(path.size()), key.end());
    }
    return {!below.empty(), std::move(below)};
}

[[noreturn]] void failKinds(const KeyPath& path, const Entry& there, const Entry& given)
{
    throw Error(ErrorKind::ValueError, std::string("there is ") + kindName(there) + " here, and " + kindName(given) +
                                          " cannot be copied into it")
        .within(path);
}

/// Plans the changes of one call.
class Writer {
public:
    explicit Writer(Changes& changes) : m_changes(changes) {}

    void update(const TensorDict& level, const KeyPath& path, const Entries& source, const UpdateOptions& options)
    {
        for (const auto& [key, entry] : source) {
            const Filter filter = filterOf(options.keys, key);
            if (!filter.takes)
                continue;
            const KeyPath own = path / key;
            const std::optional<Entry> there = present(level, key);
            const auto* to = there ? std::get_if<TensorDict>(&*there) : nullptr;
            const auto* from = std::get_if<TensorDict>(&entry);
            UpdateOptions below = options;
            below.keys = filter.below;
            below.whole.clear();
            const bool isWhole = !options.inPlace && std::find(options.whole.begin(), options.whole.end(), key) != options.whole.end();
            if (isWhole)
                m_changes.set(own, stored(entry, options.clone));
            else if (to && from && validation() != Validation::Strict)
                update(*to, own, entriesOf(*from), below);
            else if (from && filter.below)
                m_changes.set(own, stored(from->select(*filter.below, false), options.clone));
            else if (there && options.inPlace && canCopy(*there, entry))
                copyInto(own, *there, entry);
            else if (there && options.inPlace && !std::holds_alternative<NonTensor>(*there) && !(to && from))
                failKinds(own, *there, entry);
            else
                m_changes.set(own, stored(entry, options.clone));
        }
    }

    /// Copies into what is there; `isExact`: tensors of equal shape only.
    void write(const TensorDict& level, const KeyPath& path, const Entries& source, const Keys& keys, bool isExact)
    {
        for (const auto& [key, entry] : source) {
            const Filter filter = filterOf(keys, key);
            if (!filter.takes)
                continue;
            const KeyPath own = path / key;
            const Entry there = level.at(key);
            const auto *to = std::get_if<TensorDict>(&there), *from = std::get_if<TensorDict>(&entry);
            const auto* leaf = std::get_if<Leaf>(&there);
            if (to && from)
                write(*to, own, entriesOf(*from), filter.below, isExact);
            else if (!canCopy(there, entry))
                failKinds(own, there, entry);
            else if (leaf && !isExact)
                m_changes.assign(own, *leaf, std::get<Leaf>(entry).tensor());
            else
                copyInto(own, there, entry);
        }
    }

    void writeAt(const TensorDict& level, const KeyPath& path, const Entries& source, const Index& index, const Keys& keys)
    {
        for (const auto& [key, entry] : source) {
            const Filter filter = filterOf(keys, key);
            if (!filter.takes)
                continue;
            const KeyPath own = path / key;
            const Entry there = level.at(key);
            const auto *to = std::get_if<TensorDict>(&there), *from = std::get_if<TensorDict>(&entry);
            const auto *leaf = std::get_if<Leaf>(&there), *value = std::get_if<Leaf>(&entry);
            const auto *data = std::get_if<NonTensor>(&there), *newData = std::get_if<NonTensor>(&entry);
            if (to && from)
                writeAt(*to, own, entriesOf(*from), index, filter.below);
            else if (to && value)
                writeAll(*to, own, value->tensor(), index);
            else if (leaf && value)
                withinPath(own, [&] { m_changes.assign(own, *leaf, BoundIndex(index, leaf->shape()), value->tensor()); });
            else if (data && newData && !data->isStack() && !newData->isStack() && data->first() == newData->first())
                continue;  // the same value everywhere already
            else
                failKinds(own, there, entry);
        }
    }

    /// Takes a result over: elements where they fit, else entries.
    void receive(const TensorDict& level, const KeyPath& path, const TensorDict& result)
    {
        for (const auto& [key, entry] : entriesOf(result)) {
            const KeyPath own = path / key;
            const std::optional<Entry> there = present(level, key);
            const auto *to = there ? std::get_if<TensorDict>(&*there) : nullptr, *from = std::get_if<TensorDict>(&entry);
            const auto *leaf = there ? std::get_if<Leaf>(&*there) : nullptr, *value = std::get_if<Leaf>(&entry);
            if (to && from)
                receive(*to, own, *from);
            else if (leaf && value && leaf->shape() == value->shape() && leaf->dtype() == value->dtype() && !leaf->isRagged())
                m_changes.assign(own, *leaf, value->tensor());
            else
                m_changes.set(own, entry);
        }
    }

    void fill(const Entry& entry, const KeyPath& path, const at::Tensor& number)
    {
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            m_changes.assign(path, *leaf, number);
        } else if (const auto* broken = std::get_if<Broken>(&entry)) {
            throw Error(broken->error()).within(path);
        } else if (const auto* td = std::get_if<TensorDict>(&entry)) {
            if (td->isLazyStack()) {
                for (const TensorDict& member : td->members())
                    fill(member, path, number);
                return;
            }
            for (std::size_t i = 0; i < td->count(); ++i)
                fill(td->entryAt(i), path / td->keyAt(i), number);
        }
    }

private:
    template <typename Body>
    static void withinPath(const KeyPath& path, Body&& body)
    {
        try {
            body();
        } catch (Error& error) {
            if (error.key().empty())
                error.within(path);
            throw;
        }
    }

    /// The entry that is there; nothing below a leaf, where set() has the error.
    static std::optional<Entry> present(const TensorDict& level, const KeyPath& key)
    {
        return level.contains(key) ? level.find(key) : std::nullopt;
    }

    static bool canCopy(const Entry& to, const Entry& from)
    {
        return to.index() == from.index() && !std::holds_alternative<TensorDict>(to);
    }

    static Entry stored(const Entry& entry, bool clone)
    {
        if (const auto* leaf = std::get_if<Leaf>(&entry); leaf && clone)
            return Leaf(leaf->tensor().clone());
        if (const auto* td = std::get_if<TensorDict>(&entry))
            return clone ? Entry(cloned(*td)) : entry;
        return entry;
    }

    void copyInto(const KeyPath& path, const Entry& to, const Entry& from)
    {
        if (const auto* leaf = std::get_if<Leaf>(&to)) {
            const auto& value = std::get<Leaf>(from);
            if (leaf->shape() != value.shape())
                throw Error(ErrorKind::RuntimeError, "a tensor of shape " + toString(value.shape()) +
                                                         " cannot be written in place into the entry of shape " +
                                                         toString(leaf->shape()))
                    .within(path);
            m_changes.assign(path, *leaf, value.tensor());
        } else if (const auto* data = std::get_if<NonTensor>(&to)) {
            if (data->toPlain() != std::get<NonTensor>(from).toPlain())
                m_changes.setValue(path, std::get<NonTensor>(from));
        } else {
            throw Error(std::get<Broken>(to).error()).within(path);
        }
    }

    void writeAll(const TensorDict& level, const KeyPath& path, const at::Tensor& value, const Index& index)
    {
        for (std::size_t i = 0; i < level.count(); ++i) {
            const KeyPath own = path / level.keyAt(i);
            const Entry entry = level.entryAt(i);
            if (const auto* leaf = std::get_if<Leaf>(&entry))
                withinPath(own, [&] { m_changes.assign(own, *leaf, BoundIndex(index, leaf->shape()), value); });
            else if (const auto* child = std::get_if<TensorDict>(&entry))
                writeAll(*child, own, value, index);
        }
    }

    Changes& m_changes;
};

}  // namespace

Entries entriesOf(const TensorDict& td)
{
    Entries entries;
    for (std::size_t i = 0; i < td.count(); ++i) {
        entries.emplace_back(KeyPath{td.keyAt(i)}, td.entryAt(i));
        if (const auto* broken = std::get_if<Broken>(&entries.back().second))
            throw Error(broken->error()).within(td.keyAt(i));
    }
    return entries;
}

void setEntry(const TensorDict& td, const KeyPath& path, const Entry& entry, bool inPlace, Mutations& mutations)
{
    const bool isThere = inPlace && td.contains(path);
    if (!isThere) {
        Changes changes;
        changes.set(path, entry);
        changes.apply(td, mutations);
        return;
    }
    update(td, {{path, entry}}, {.inPlace = true}, mutations);
}

void setInPlace(const TensorDict& td, const KeyPath& path, const Entry& entry, Mutations& mutations)
{
    Changes changes;
    Writer(changes).write(td, {}, {{path, entry}}, {}, true);
    changes.apply(td, mutations);
}

void setAt(const TensorDict& td, const KeyPath& path, const Entry& entry, const Index& index, Mutations& mutations)
{
    updateAt(td, {{path, entry}}, index, std::nullopt, mutations);
}

void fill(const TensorDict& td, const KeyPath& path, const at::Tensor& number, Mutations& mutations)
{
    if (number.dim() != 0)
        throw Error(ErrorKind::RuntimeError, "fill_ takes one number, not a tensor of " + std::to_string(number.dim()) +
                                                 " dims");
    Changes changes;
    Writer(changes).fill(td.at(path), path, number);
    changes.apply(td, mutations);
}

void update(const TensorDict& td, const Entries& source, const UpdateOptions& options, Mutations& mutations)
{
    Changes changes;
    planUpdate(changes, td, {}, source, options);
    changes.apply(td, mutations);
}

void planUpdate(Changes& changes, const TensorDict& level, const KeyPath& path, const Entries& source, const UpdateOptions& options)
{
    Writer(changes).update(level, path, source, options);
}

namespace {

/// Puts the levels that `td` has first, in its order, at every depth.
void arrangeLevelsFirst(TensorDict tree, const TensorDict& td)
{
    std::vector<Key> keys;
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Entry entry = td.entryAt(i);
        const auto* level = std::get_if<TensorDict>(&entry);
        if (!level)
            continue;
        keys.push_back(td.keyAt(i));
        const Entry own = tree.at({keys.back()});
        if (const auto* ownLevel = std::get_if<TensorDict>(&own))
            arrangeLevelsFirst(*ownLevel, *level);
    }
    for (const Key& key : tree.keys())
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            keys.push_back(key);
    tree.arrange(keys);
}

}  // namespace

void updateWithBatch(const TensorDict& td, const TensorDict& source, Mutations& mutations)
{
    for (const KeyPath& path : keyPaths(td, {.nested = true}))
        if (!source.contains(path))
            throw Error(ErrorKind::RuntimeError, "a source of another batch size, " + toString(source.batchSize()) + " for "
                                                     + toString(td.batchSize()) + ", must bring every entry; it has no key "
                                                     + toPython(path));
    const TensorDict tree = source.shallowCopy();
    arrangeLevelsFirst(tree, td);  // they keep their places
    for (const Key& key : td.keys())
        mutations.erase({key});
    mutations.setBatchSize({}, source.batchSize());
    mutations.setNames({}, source.names());
    for (const Key& key : tree.keys())
        mutations.set({key}, tree.at({key}));
}

void updateInPlace(const TensorDict& td, const Entries& source, const std::optional<std::vector<KeyPath>>& keys,
                   Mutations& mutations)
{
    Changes changes;
    Writer(changes).write(td, {}, source, keys, false);
    changes.apply(td, mutations);
}

void updateAt(const TensorDict& td, const Entries& source, const Index& index, const std::optional<std::vector<KeyPath>>& keys,
              Mutations& mutations)
{
    Changes changes;
    Writer(changes).writeAt(td, {}, source, index, keys);
    changes.apply(td, mutations);
}

void writeResult(const TensorDict& out, const TensorDict& result, Mutations& mutations)
{
    if (out.batchSize() != result.batchSize())
        throw Error(ErrorKind::RuntimeError, "out has batch size " + toString(out.batchSize()) + ", the result has " +
                                                 toString(result.batchSize()));
    Changes changes;
    Writer(changes).receive(out, {}, result);
    changes.apply(out, mutations);
}

}  // namespace tensordesk
