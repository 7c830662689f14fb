// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/keys/update.h"

#include "model/operations/combine/densify.h"
#include "model/operations/compute/nontensorpairs.h"
#include "model/operations/keys/changes.h"
#include "model/operations/keys/construct.h"
#include "model/operations/keys/keypaths.h"
#include "model/operations/shape/expand.h"
#include "model/tensordict/tree/entryops.h"
#include "model/tensordict/tree/memberparts.h"
#include "model/tensordict/tree/validation.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>

namespace tensordesk {

namespace {

using Keys = std::optional<std::vector<KeyPath>>;

/// The part of `keys` for levels nested in `path`: none if it does not contain the path, everything if it contains it as a whole.
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
        if (path.startsWith(key))
            return {};
        if (key.isBelow(path))
            below.push_back(key.relativeTo(path));
    }
    return {!below.empty(), std::move(below)};
}

/// The entry that is there; nothing below a leaf, where set() has the error.
std::optional<Entry> present(const TensorDict& level, const KeyPath& key)
{
    return level.contains(key) ? level.find(key) : std::nullopt;
}

/// Returns the part of `keys` for the entry that `key` sets in `level`. As in Python, keys are compared level by level, as far as
/// `level` has levels: an entry without a counterpart is taken as a whole, and of the key of a tensor only the first part counts. A
/// key is ignored if there are longer ones that start with it.
Filter filterOf(Keys keys, const KeyPath& key, const Entry& entry, const TensorDict& level)
{
    for (std::size_t depth = 1; keys && depth <= key.size(); ++depth) {
        const Key& own = key[depth - 1].key();
        std::vector<KeyPath> below;
        bool takes = false;
        for (const KeyPath& each : *keys) {
            const bool isMatch = each.front().key() == own;
            takes = takes || isMatch;
            if (isMatch && each.size() > 1)
                below.push_back(each.tail(1));
        }
        if (!takes)
            return {false};
        const std::optional<Entry> there = present(level, key.head(depth));
        const bool isLevel = there && std::holds_alternative<TensorDict>(*there);
        const bool descends = isLevel && std::holds_alternative<TensorDict>(entry);
        keys = below.empty() || !descends ? Keys() : Keys(std::move(below));
    }
    return {true, std::move(keys)};
}

[[noreturn]] void failKinds(const KeyPath& path, const Entry& there, const Entry& given)
{
    throw Error(ErrorKind::ValueError, "there is {} here, and {} cannot be copied into it", kindName(there), kindName(given))
        .within(path);
}

bool splitsAs(const TensorDict& source, const TensorDict& stack)
{
    const auto dim = static_cast<std::size_t>(stack.stackDim());
    return source.batchSize().size() > dim && source.batchSize()[dim] == std::ssize(stack.members());
}

[[noreturn]] void failSplitting(const TensorDict& source, const TensorDict& stack)
{
    throw Error(ErrorKind::ValueError,
                "a tensordict of batch size {} cannot be split into the {} members of a lazy stack of batch size {}",
                toString(source.batchSize()), stack.members().size(), toString(stack.batchSize()));
}

/// A shallow copy of the batch size of `stack`.
TensorDict resizedAs(const TensorDict& stack, const TensorDict& source)
{
    try {
        TensorDict copy = source.shallowCopy();
        copy.setBatchSize(stack.batchSize());
        return copy;
    } catch (const Error&) {
        failSplitting(source, stack);
    }
}

/// Returns the entries of `source` for the members of `stack`, in order. A longer stack provides its first members.
std::vector<TensorDict> splitFor(const TensorDict& stack, const TensorDict& source)
{
    const std::size_t count = stack.members().size();
    if (source.isLazyStack() && source.stackDim() == stack.stackDim()) {
        if (source.members().size() < count)
            failSplitting(source, stack);
        return {source.members().begin(), source.members().begin() + static_cast<std::ptrdiff_t>(count)};
    }
    std::vector<TensorDict> parts;
    for (const MemberEntry& each : memberEntries(stack, splitsAs(source, stack) ? source : resizedAs(stack, source)))
        parts.push_back(std::get<TensorDict>(each.part));
    return parts;
}

/// The errors of `body`, of the entry at `path`.
template <typename Body>
auto namingPath(const KeyPath& path, Body&& body)
{
    try {
        return body();
    } catch (Error& error) {
        if (error.key().empty())
            error.within(path);
        throw;
    }
}

/// Plans the changes of one call.
class Writer {
public:
    explicit Writer(Changes& changes) : m_changes(changes) { }

    void update(const TensorDict& level, const KeyPath& path, const Entries& source, const UpdateOptions& options)
    {
        for (const auto& [key, entry] : source) {
            if (key.empty())
                merge(level, path, std::get<TensorDict>(entry), options);
            else if (level.isLazyStack())
                updateMembers(level, path, key, entry, options);
            else
                updateEntry(level, path, key, entry, options);
        }
    }

    /// Copies into existing entries. `isExact`: requires tensors of equal shape.
    void write(const TensorDict& level, const KeyPath& path, const Entries& source, const Keys& keys, bool isExact)
    {
        for (const auto& [key, entry] : source) {
            if (const auto* whole = key.empty() ? &std::get<TensorDict>(entry) : nullptr; whole && !level.isLazyStack())
                write(level, path, entriesOf(*whole), keys, isExact);
            else if (level.isLazyStack())
                writeMembers(level, path, key, entry, keys, isExact);
            else
                writeEntry(level, path, key, entry, keys, isExact);
        }
    }

    void writeAt(const TensorDict& level, const KeyPath& path, const Entries& source, const Index& index, const Keys& keys)
    {
        for (const auto& [key, entry] : source) {
            const auto* whole = key.empty() ? &std::get<TensorDict>(entry) : nullptr;
            if (whole && level.isLazyStack())
                writeAtMembers(level, path, *whole, index, keys);
            else if (whole)
                writeAt(level, path, entriesOf(*whole), index, keys);
            else
                writeEntryAt(level, path, key, entry, index, keys);
        }
    }

    /// Takes a result over: elements where they fit, else entries.
    void receive(const TensorDict& level, const KeyPath& path, const TensorDict& result)
    {
        if (level.isLazyStack()) {
            const std::vector<TensorDict> parts = splitFor(level, result);
            for (std::size_t i = 0; i < parts.size(); ++i)
                receive(level.members()[i], path / Member{i, level.stackDim()}, parts[i]);
            return;
        }
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
        const auto fillEntry = [&](const KeyPath& own, const Entry& each) {
            if (const auto* leaf = std::get_if<Leaf>(&each))
                fillLeaf(*leaf, own, number);
            else if (const auto* broken = std::get_if<Broken>(&each))
                throw Error(broken->error()).within(own);
        };
        visitTree(entry, StackWalk::ByMember, fillEntry, path);
    }

private:
    void fillLeaf(const Leaf& leaf, const KeyPath& path, const at::Tensor& number)
    {
        if (!leaf.isRagged())
            m_changes.assign(path, leaf, number);
        else
            for (const Leaf& member : leaf.members())
                fillLeaf(member, path, number);
    }

    void merge(const TensorDict& level, const KeyPath& path, const TensorDict& source, const UpdateOptions& options)
    {
        if (!level.isLazyStack()) {
            update(level, path, entriesOf(source), options);
            return;
        }
        const std::vector<TensorDict> parts = splitFor(level, source);
        for (std::size_t i = 0; i < parts.size(); ++i)
            merge(level.members()[i], path / Member{i, level.stackDim()}, parts[i], options);
    }

    void updateMembers(const TensorDict& stack, const KeyPath& path, const KeyPath& key, const Entry& entry,
                       const UpdateOptions& options)
    {
        if (!filterOf(options.keys, key, entry, stack).takes)
            return;
        if (!options.inPlace && !std::holds_alternative<TensorDict>(entry)) {  // replaces the entry of all members: one change
            m_changes.set(path / key, stored(entry, options.clone));
            return;
        }
        TensorDict holder(stack);
        const Entry whole = namingPath(path / key, [&] { return validated(holder, entry); });
        for (const MemberEntry& each : memberEntries(stack, whole))
            update(each.member, path / each.place, {{key, each.part}}, options);
    }

    void updateEntry(const TensorDict& level, const KeyPath& path, const KeyPath& key, const Entry& entry,
                     const UpdateOptions& options)
    {
        const Filter filter = filterOf(options.keys, key, entry, level);
        if (!filter.takes)
            return;
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
        else if (to && from && from->isLazyStack() && !to->isLazyStack() && !options.inPlace && splitsAs(*to, *from))
            m_changes.set(own, mergedStack(*to, *from, below));
        else if (to && from && validation() != Validation::Strict)
            merge(*to, own, *from, below);
        else if (there && options.inPlace && canCopy(*there, entry))
            copyInto(own, *there, entry);
        else if (there && options.inPlace && !(to && from))
            failKinds(own, *there, entry);
        else
            m_changes.set(own, stored(entry, options.clone));
    }

    /// An ordinary level that is merged with a lazy stack becomes one, since members may bring keys of their own.
    static TensorDict mergedStack(const TensorDict& level, const TensorDict& source, const UpdateOptions& options)
    {
        const TensorDict stack = toLazyStack(level, source.stackDim()).shallowCopy();
        Changes changes;
        Writer(changes).merge(stack, {}, source, options);
        DirectMutations mutations(stack);
        changes.apply(mutations);
        return stack;
    }

    void writeMembers(const TensorDict& stack, const KeyPath& path, const KeyPath& key, const Entry& entry, const Keys& keys,
                      bool isExact)
    {
        if (!filterOf(keys, key).takes)
            return;
        const auto* td = std::get_if<TensorDict>(&entry);
        if (td && !splitsAs(*td, stack)) {
            for (const auto& [below, value] : entriesOf(*td))
                writeMembers(stack, path, key / below, value, keys, isExact);
            return;
        }
        for (std::size_t i = 0; i < stack.members().size(); ++i)
            write(stack.members()[i], path / Member{i, stack.stackDim()}, {{key, broadcastPart(stack, i, path, key, entry)}}, keys,
                  isExact);
    }

    void writeEntry(const TensorDict& level, const KeyPath& path, const KeyPath& key, const Entry& entry, const Keys& keys,
                    bool isExact)
    {
        const Filter filter = filterOf(keys, key);
        if (!filter.takes)
            return;
        const KeyPath own = path / key;
        const Entry there = level.at(key);
        const auto *to = std::get_if<TensorDict>(&there), *from = std::get_if<TensorDict>(&entry);
        const auto* leaf = std::get_if<Leaf>(&there);
        if (to && from)
            write(*to, own, {{KeyPath(), *from}}, filter.below, isExact);
        else if (!canCopy(there, entry))
            failKinds(own, there, entry);
        else if (leaf && !isExact)
            m_changes.assign(own, *leaf, std::get<Leaf>(entry).tensor());
        else
            copyInto(own, there, entry);
    }

    /// Returns the part of a broadcast source for a member: along the stack dim, if it has that dim. REQUIRES: a tensordict has it.
    static Entry broadcastPart(const TensorDict& stack, std::size_t position, const KeyPath& path, const KeyPath& key,
                               const Entry& entry)
    {
        const int64_t dim = stack.stackDim(), count = std::ssize(stack.members());
        if (std::holds_alternative<TensorDict>(entry))
            return partAlong(entry, dim, position);
        if (const auto* data = std::get_if<NonTensor>(&entry))
            return dim < std::ssize(data->batchSize()) && data->batchSize()[static_cast<std::size_t>(dim)] == count
                     ? partAlong(entry, dim, position)
                     : entry;
        const auto* leaf = std::get_if<Leaf>(&entry);
        const std::optional<Entry> there = leaf ? present(stack.members()[position], key) : std::nullopt;
        const auto* target = there ? std::get_if<Leaf>(&*there) : nullptr;
        if (!target)
            return entry;  // the error is that of writing
        // Shapes are aligned from the right, as torch does.
        const int64_t own = dim + leaf->dim() - target->dim() - 1;
        if (own < 0)
            return entry;
        const int64_t size = leaf->shape()[static_cast<std::size_t>(own)];
        if (size != count && size != 1)
            throw Error(ErrorKind::ValueError, "a tensor of shape {} cannot be split into the {} members of a lazy stack",
                        toString(leaf->shape()), count)
                .within(path / key);
        return partAlong(entry, own, size == 1 ? 0 : position);
    }

    void writeAtMembers(const TensorDict& stack, const KeyPath& path, const TensorDict& source, const Index& index,
                        const Keys& keys)
    {
        const BoundIndex bound(index, stack.batchSize());
        const Shape& batch = bound.resultBatch();
        const TensorDict whole = source.batchSize() == batch ? source : expand(source, batch);
        for (const MemberPart& part : memberParts(stack, bound))
            writeAt(part.member, path / part.place, {{KeyPath(), whole.at(part.source)}}, part.index, keys);
    }

    void writeEntryAt(const TensorDict& level, const KeyPath& path, const KeyPath& key, const Entry& entry, const Index& index,
                      const Keys& keys)
    {
        const Filter filter = filterOf(keys, key);
        if (!filter.takes)
            return;
        const KeyPath own = path / key;
        if (level.isLazyStack() && isOfMembers(level, key)) {
            writeEntryAtMembers(level, path, key, entry, index, keys);
            return;
        }
        const Entry there = level.at(key);
        const auto *to = std::get_if<TensorDict>(&there), *from = std::get_if<TensorDict>(&entry);
        const auto *leaf = std::get_if<Leaf>(&there), *value = std::get_if<Leaf>(&entry);
        const auto *data = std::get_if<NonTensor>(&there), *newData = std::get_if<NonTensor>(&entry);
        if (to && from)
            writeAt(*to, own, {{KeyPath(), *from}}, index, filter.below);
        else if (to && value)
            writeAll(*to, own, value->tensor(), index);
        else if (leaf && value)
            namingPath(own, [&] { m_changes.assign(own, *leaf, BoundIndex(index, leaf->shape()), value->tensor()); });
        else if (data && newData && !data->isStack() && !newData->isStack() && data->first() == newData->first())
            return;  // the same value everywhere already
        else if (data && newData)
            namingPath(own, [&] { m_changes.setValue(own, assigned(*data, BoundIndex(index, data->batchSize()), *newData)); });
        else
            failKinds(own, there, entry);
    }

    /// True of an entry that only some members of a stack have, or that has no one shape.
    static bool isOfMembers(const TensorDict& stack, const KeyPath& key)
    {
        const std::optional<Entry> there = present(stack, key);
        const auto* leaf = there ? std::get_if<Leaf>(&*there) : nullptr;
        return there ? leaf && leaf->isRagged() : std::ranges::any_of(stack.members(), [&](const TensorDict& member) {
            return member.contains(key) || (member.isLazyStack() && isOfMembers(member, key));
        });
    }

    /// Writes to each member that the index selects: a value with at most as many dims as an element is that of all members.
    void writeEntryAtMembers(const TensorDict& stack, const KeyPath& path, const KeyPath& key, const Entry& entry,
                             const Index& index, const Keys& keys)
    {
        const BoundIndex bound(index, stack.batchSize());
        for (const MemberPart& part : memberParts(stack, bound)) {
            const TensorDict& member = part.member;
            const std::optional<Entry> there = present(member, key);
            const auto *leaf = there ? std::get_if<Leaf>(&*there) : nullptr, *value = std::get_if<Leaf>(&entry);
            const bool isOfAll = value && (value->elementCount() == 1 || !leaf || value->dim() <= leaf->dim() - member.dim());
            const std::size_t dims = std::min(bound.resultBatch().size(), shapeOf(entry).value_or(Shape()).size());
            const Entry piece = isOfAll ? entry
                                        : indexed(entry, BoundIndex(part.source, c10::IntArrayRef(*shapeOf(entry)).slice(0, dims)));
            writeAt(member, path / part.place, {{key, piece}}, part.index, keys);
        }
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
                throw Error(ErrorKind::RuntimeError, "a tensor of shape {} cannot be written in place into the entry of shape {}",
                            toString(value.shape()), toString(leaf->shape()))
                    .within(path);
            m_changes.assign(path, *leaf, value.tensor());
        } else if (const auto* data = std::get_if<NonTensor>(&to)) {
            if (data->toPythonValue() != std::get<NonTensor>(from).toPythonValue())
                m_changes.setValue(path, std::get<NonTensor>(from));
        } else {
            throw Error(std::get<Broken>(to).error()).within(path);
        }
    }

    void writeAll(const TensorDict& level, const KeyPath& path, const at::Tensor& value, const Index& index)
    {
        const auto write = [&](const KeyPath& own, const Entry& entry) {
            if (const auto* leaf = std::get_if<Leaf>(&entry))
                namingPath(own, [&] { m_changes.assign(own, *leaf, BoundIndex(index, leaf->shape()), value); });
        };
        visitBelow(level, StackWalk::Whole, write, path);
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
        throw Error(ErrorKind::RuntimeError, "fill_ takes one number, not a tensor of {} dims", number.dim());
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

/// Members take over those of the source along the same dim, and further ones are appended.
void updateWithMembers(const TensorDict& stack, const TensorDict& source, Mutations& mutations)
{
    const TensorDict parts = toLazyStack(source, stack.stackDim());
    const std::size_t count = stack.members().size();
    if (parts.members().size() < count)
        failSplitting(source, stack);
    for (std::size_t i = 0; i < count; ++i)
        if (parts.members()[i].batchSize() != stack.members()[i].batchSize())
            throw Error(ErrorKind::RuntimeError, "the batch size of a member of a lazy stack, {}, cannot become {}",
                        toString(stack.members()[i].batchSize()), toString(parts.members()[i].batchSize()));
    Changes changes;
    for (std::size_t i = 0; i < count; ++i)
        planUpdate(changes, stack.members()[i], {Member{i, stack.stackDim()}}, entriesOf(parts.members()[i]), {});
    changes.apply(stack, mutations);
    for (std::size_t i = count; i < parts.members().size(); ++i)
        mutations.apply(InsertMember{{}, i, parts.members()[i].shallowCopy()});
}

}  // namespace

void updateWithBatch(const TensorDict& td, const TensorDict& source, Mutations& mutations)
{
    if (td.isLocked())
        throw Error(ErrorKind::RuntimeError, "cannot modify a locked tensordict; unlock it first");
    for (const KeyPath& path : keyPaths(td, {.nested = true}))
        if (!source.contains(path))
            throw Error(ErrorKind::RuntimeError,
                        "a source of another batch size, {} for {}, must bring every entry; it has no key {}",
                        toString(source.batchSize()), toString(td.batchSize()), toPython(path));
    if (td.isLazyStack()) {
        updateWithMembers(td, source, mutations);
        return;
    }
    const TensorDict tree = source.shallowCopy();
    arrangeLevelsFirst(tree, td);  // they keep their places
    for (const Key& key : td.keys())
        mutations.apply(Erase{{key}});
    mutations.apply(SetBatchSize{{}, source.batchSize()});
    mutations.apply(SetNames{{}, source.names()});
    for (const Key& key : tree.keys())
        mutations.apply(Set{{key}, tree.at({key})});
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
        throw Error(ErrorKind::RuntimeError, "out has batch size {}, the result has {}", toString(out.batchSize()),
                    toString(result.batchSize()));
    Changes changes;
    Writer(changes).receive(out, {}, result);
    changes.apply(out, mutations);
}

}  // namespace tensordesk
