// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/keys/apply.h"

#include "model/operations/keys/changes.h"
#include "model/operations/keys/update.h"
#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>

namespace tensordesk {

namespace {

bool holdsNothing(const TensorDict& td)
{
    return visitBelow(td, StackWalk::Whole,
                      [](const Entry& entry) { return std::holds_alternative<TensorDict>(entry) ? Walk::Advance : Walk::Stop; });
}

std::vector<TensorDict> membersAt(const std::vector<TensorDict>& others, int64_t dim, int64_t position)
{
    Index index(static_cast<std::size_t>(dim), Slice{});
    index.emplace_back(position);
    std::vector<TensorDict> members;
    for (const TensorDict& other : others)
        members.push_back(other.at(index));
    return members;
}

/// Runs `body`; its errors have the whole `path`.
template <typename Body>
decltype(auto) withinPath(const KeyPath& path, Body body)
{
    try {
        return body();
    } catch (Error& error) {
        if (error.key().size() < path.size())
            error.within(path.head(path.size() - error.key().size()));
        throw;
    }
}

class Applying {
public:
    Applying(const ApplyFunction& function, const ApplyOptions& options) : m_function(function), m_options(options) { }

    std::optional<TensorDict> level(const TensorDict& td, const std::vector<TensorDict>& others, const KeyPath& path) const
    {
        if (td.isLazyStack() && !m_options.batchSize)
            return stack(td, others, path);
        TensorDict result = emptyLike(td);
        bool isAnySet = false;
        for (std::size_t i = 0; i < td.count(); ++i) {
            const Key key = td.keyAt(i);
            if (auto entry = entryOf(td.entryAt(i), key, others, path / key, result)) {
                withinPath(path / key, [&] { result.set({key}, std::move(*entry)); });
                isAnySet = true;
            }
        }
        if (!isAnySet && m_options.filterEmpty.value_or(!holdsNothing(td)))
            return std::nullopt;
        return td.tensorclass().empty() ? result : TensorDict::typed(std::move(result), td.tensorclass());
    }

    /// Collects the changes of the leaves below. `place` is where the level at `path` lies, which may be below a member of a
    /// lazy stack.
    void change(const TensorDict& td, const std::vector<TensorDict>& others, const KeyPath& path, const KeyPath& place,
                Changes& changes) const
    {
        if (td.isLazyStack()) {
            for (std::size_t i = 0; i < td.members().size(); ++i)
                change(td.members()[i], membersAt(others, td.stackDim(), static_cast<int64_t>(i)), path,
                       place / Member{i, td.stackDim()}, changes);
            return;
        }
        for (std::size_t i = 0; i < td.count(); ++i) {
            const Key key = td.keyAt(i);
            const KeyPath own = path / key, ownPlace = place / key;
            const Entry entry = td.entryAt(i);
            const auto* child = std::get_if<TensorDict>(&entry);
            if (child && !isWhole(entry)) {
                change(*child, levelsOf(others, key, *child, own), own, ownPlace, changes);
                continue;
            }
            const auto result = entryOf(entry, key, others, own, td);
            if (!result || (std::holds_alternative<NonTensor>(entry) && !isWhole(entry)))
                continue;
            const auto *before = std::get_if<Leaf>(&entry), *after = std::get_if<Leaf>(&*result);
            if (before && after && before->shape() == after->shape())
                changes.assign(ownPlace, *before, after->tensor());
            else if (!before && entry.index() == result->index())
                planUpdate(changes, td, place, Entries{{KeyPath{key}, *result}}, {.inPlace = true});
            else
                changes.set(ownPlace, *result);
        }
    }

private:
    /// True for a non-tensor entry that is passed unchanged.
    bool isWhole(const Entry& entry) const
    {
        return m_options.callOnNested || (m_options.isLeaf && m_options.isLeaf(className(entry)));
    }

    TensorDict emptyLike(const TensorDict& td) const
    {
        const Shape batch = m_options.batchSize.value_or(td.batchSize());
        DimNames names = m_options.names ? resized(*m_options.names, batch.size()) : m_options.batchSize ? DimNames{} : td.names();
        return TensorDict(batch, std::move(names), m_options.device ? m_options.device : td.device());
    }

    std::optional<Entry> entryOf(const Entry& entry, const Key& key, const std::vector<TensorDict>& others, const KeyPath& path,
                                 const TensorDict& level) const
    {
        if (const auto* broken = std::get_if<Broken>(&entry))
            throw Error(broken->error()).within(path);
        if (const auto* data = std::get_if<NonTensor>(&entry); data && !isWhole(entry))
            return *data;
        if (const auto* child = std::get_if<TensorDict>(&entry); child && !isWhole(entry)) {
            auto below = this->level(*child, levelsOf(others, key, *child, path), path);
            return below ? std::optional<Entry>(std::move(*below)) : std::nullopt;
        }
        std::vector<std::optional<Entry>> entries = {entry};
        for (const TensorDict& other : others) {
            std::optional<Entry> found = other.find({key});
            if (!found && !m_options.allowsMissing)
                static_cast<void>(withinPath(path.parent(), [&] { return other.at({key}); }));
            entries.push_back(std::move(found));
        }
        return withinPath(path, [&] { return m_function(path, entries, level); });
    }

    /// The levels of the others that stand beside `child`.
    std::vector<TensorDict> levelsOf(const std::vector<TensorDict>& others, const Key& key, const TensorDict& child,
                                     const KeyPath& path) const
    {
        std::vector<TensorDict> levels;
        for (const TensorDict& other : others) {
            if (m_options.allowsMissing && !other.contains({key}))
                levels.push_back(TensorDict(child.batchSize()));
            else
                levels.push_back(withinPath(path.parent(), [&] { return other.child({key}); }));
        }
        return levels;
    }

    std::optional<TensorDict> stack(const TensorDict& td, const std::vector<TensorDict>& others, const KeyPath& path) const
    {
        std::vector<std::optional<TensorDict>> results;
        for (std::size_t i = 0; i < td.members().size(); ++i)
            results.push_back(level(td.members()[i], membersAt(others, td.stackDim(), static_cast<int64_t>(i)), path));
        const auto isNone = [](const std::optional<TensorDict>& result) { return !result; };
        if (m_options.filterEmpty.value_or(true) && std::all_of(results.begin(), results.end(), isNone))
            return std::nullopt;
        std::vector<TensorDict> members;
        for (std::size_t i = 0; i < results.size(); ++i)
            members.push_back(results[i] ? *results[i] : emptyLike(td.members()[i]));
        TensorDict result = restacked(td, std::move(members));
        return td.tensorclass().empty() ? result : TensorDict::typed(std::move(result), td.tensorclass());
    }

    const ApplyFunction& m_function;
    const ApplyOptions& m_options;
};

}  // namespace

std::optional<TensorDict> apply(const TensorDict& td, const std::vector<TensorDict>& others, const ApplyFunction& function,
                                const ApplyOptions& options)
{
    // A lazy stack takes its names as a whole.
    ApplyOptions inner = options;
    const bool namesStack = td.isLazyStack() && !options.batchSize && options.names;
    if (namesStack)
        inner.names.reset();
    std::optional<TensorDict> result = Applying(function, inner).level(td, others, {});
    if (result && namesStack)
        result->setNames(*options.names);
    if (result && options.propagateLock && td.isLocked())
        result->setLocked(true);
    return result;
}

void applyInPlace(const TensorDict& td, const std::vector<TensorDict>& others, const ApplyFunction& function,
                  const ApplyOptions& options, Mutations& mutations)
{
    Changes changes;
    Applying(function, options).change(td, others, {}, {}, changes);
    changes.apply(td, mutations);
}

}  // namespace tensordesk
