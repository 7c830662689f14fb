// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/node.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <type_traits>
#include <utility>

// Note [Visiting] A visit walks a tree in key order, parents before children. It opens an entry when it reaches it, so that stored
// children stay closed after the visitor stops or skips. A visitor is called as `visit(entry)`, `visit(path, entry)` or
// `visit(path, entry, level)`, where `level` is the tensordict that contains the entry. Paths are made only for visitors that take
// one, and are valid until it returns. A visitor returns a Walk, or nothing to visit everything.

namespace tensordesk {

/// How a visit continues.
enum class Walk : uint8_t {
    Advance,  ///< into the entry, if it is a tensordict
    Skip,     ///< without the entries nested in this one
    Stop,     ///< not at all
};

/// How a visit treats a lazy stack.
enum class StackWalk : uint8_t {
    Whole,       ///< visit its own stacked entries: the keys that every member has
    ByMember,    ///< visit its members as entries of their own, and the entries in them
    Unnumbered,  ///< visit its members without their numbers: entries with the same key have the same path
};

namespace detail {

template <typename Visit, typename... Args>
Walk visited(Visit& visit, const Args&... args)
{
    if constexpr (std::is_void_v<std::invoke_result_t<Visit&, const Args&...>>) {
        visit(args...);
        return Walk::Advance;
    } else {
        return visit(args...);
    }
}

/// One visit. Its functions return false if the visitor stopped it.
template <typename Visit>
class TreeWalk {
    static constexpr bool kTakesPath = !std::is_invocable_v<Visit&, const Entry&>;
    static constexpr bool kTakesLevel = kTakesPath && !std::is_invocable_v<Visit&, const KeyPath&, const Entry&>;

public:
    TreeWalk(StackWalk stacks, KeyPath path, Visit& visit) : m_stacks(stacks), m_path(std::move(path)), m_visit(visit) { }

    bool at(const Entry& root)
    {
        if constexpr (kTakesPath) {
            return into(root, visited(m_visit, m_path, root));
        } else {
            return into(root, visited(m_visit, root));
        }
    }

    bool below(const TensorDict& level)
    {
        if (m_stacks != StackWalk::Whole && level.isLazyStack()) {
            return throughMembers(level);
        }
        for (std::size_t i = 0; i < level.count(); ++i) {
            if (!step([&] { return PathElement(level.keyAt(i)); }, level.entryAt(i), level)) {
                return false;
            }
        }
        return true;
    }

private:
    bool throughMembers(const TensorDict& stack)
    {
        for (std::size_t i = 0; i < stack.members().size(); ++i) {
            const TensorDict& member = stack.members()[i];
            const bool goesOn = m_stacks == StackWalk::Unnumbered
                                  ? below(member)
                                  : step([&] { return PathElement(Member{i, stack.stackDim()}); }, member, stack);
            if (!goesOn) {
                return false;
            }
        }
        return true;
    }

    template <typename Element>
    bool step(const Element& element, const Entry& entry, const TensorDict& level)
    {
        if constexpr (kTakesPath) {
            m_path.push_back(element());
        }
        const bool goesOn = at(entry, level);
        if constexpr (kTakesPath) {
            m_path.pop_back();
        }
        return goesOn;
    }

    bool at(const Entry& entry, const TensorDict& level)
    {
        if constexpr (kTakesLevel) {
            return into(entry, visited(m_visit, m_path, entry, level));
        } else {
            return at(entry);
        }
    }

    bool into(const Entry& entry, Walk walk)
    {
        const auto* level = walk == Walk::Advance ? std::get_if<TensorDict>(&entry) : nullptr;
        return walk != Walk::Stop && (level == nullptr || below(*level));
    }

    StackWalk m_stacks;
    KeyPath m_path;
    Visit& m_visit;
};

}  // namespace detail

/// Visits every entry nested in `root`. `path` is the path of `root`. Returns false if the visitor stopped it.
template <typename Visit>
bool visitBelow(const TensorDict& root, StackWalk stacks, Visit&& visit, KeyPath path = {})
{
    return detail::TreeWalk<std::remove_reference_t<Visit>>(stacks, std::move(path), visit).below(root);
}

/// Visits `root`, which has the path `path` and no level, and every entry nested in it. Returns false if the visitor stopped it.
template <typename Visit>
bool visitTree(const Entry& root, StackWalk stacks, Visit&& visit, KeyPath path = {})
{
    return detail::TreeWalk<std::remove_reference_t<Visit>>(stacks, std::move(path), visit).at(root);
}

/// Calls `visit(leaf)` or `visit(path, leaf)` for every leaf nested in `root`. Returns false if the visitor stopped it.
template <typename Visit>
bool visitLeaves(const TensorDict& root, StackWalk stacks, Visit&& visit)
{
    if constexpr (std::is_invocable_v<Visit&, const Leaf&>) {
        return visitBelow(root, stacks, [&](const Entry& entry) {
            const auto* leaf = std::get_if<Leaf>(&entry);
            return leaf != nullptr ? detail::visited(visit, *leaf) : Walk::Advance;
        });
    } else {
        return visitBelow(root, stacks, [&](const KeyPath& path, const Entry& entry) {
            const auto* leaf = std::get_if<Leaf>(&entry);
            return leaf != nullptr ? detail::visited(visit, path, *leaf) : Walk::Advance;
        });
    }
}

/// Calls `visit(key, entry)` for the entries of one level, in key order. Adds the key to errors that the visitor throws.
template <typename Visit>
void visitLevel(const TensorDict& level, Visit&& visit)
{
    for (std::size_t i = 0; i < level.count(); ++i) {
        const Key key = level.keyAt(i);
        withinKey(key, [&] { visit(key, level.entryAt(i)); });
    }
}

/// Calls `visit(path, left, right)` for the entries that both trees have, starting with the roots, in the key order of `left`:
/// entries with the same key, and members with the same number if both lazy stacks are visited by member. Entries of only one tree
/// stay closed. Returns false if the visitor stopped it.
template <typename Visit>
bool visitShared(const Entry& left, const Entry& right, StackWalk stacks, Visit&& visit, const KeyPath& path = {})
{
    const Walk walk = detail::visited(visit, path, left, right);
    const auto *mine = std::get_if<TensorDict>(&left), *theirs = std::get_if<TensorDict>(&right);
    if (walk != Walk::Advance || mine == nullptr || theirs == nullptr) {
        return walk != Walk::Stop;
    }
    if (stacks != StackWalk::Whole && mine->isLazyStack() && theirs->isLazyStack()) {
        for (std::size_t i = 0; i < mine->members().size() && i < theirs->members().size(); ++i) {
            const KeyPath own = stacks == StackWalk::ByMember ? path / Member{i, mine->stackDim()} : path;
            if (!visitShared(mine->members()[i], theirs->members()[i], stacks, visit, own)) {
                return false;
            }
        }
        return true;
    }
    for (std::size_t i = 0; i < mine->count(); ++i) {
        const Key key = mine->keyAt(i);
        const std::optional<std::size_t> position = theirs->node()->positionOf(key);
        if (position && !visitShared(mine->entryAt(i), theirs->entryAt(*position), stacks, visit, path / key)) {
            return false;
        }
    }
    return true;
}

}  // namespace tensordesk
