// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/key.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tensordesk {

/// A member of a lazy stack, or a component of a nested tensor, by its number.
struct Member {
    std::size_t number = 0;
    int64_t stackDim = 0;  ///< The stack dim, needed to print a path.

    // Ignores `stackDim`: a stack has only one, so the number identifies the member.
    friend bool operator==(const Member& a, const Member& b) noexcept { return a.number == b.number; }
    friend std::strong_ordering operator<=>(const Member& a, const Member& b) noexcept { return a.number <=> b.number; }
};

/// One step of a path: a key, or a member of a lazy stack.
class PathElement {
public:
    PathElement(Key key) : m_value(std::move(key)) { }
    PathElement(const char* key) : m_value(Key(key)) { }
    PathElement(Member member) : m_value(member) { }

    /// Returns the member, or null for a key.
    [[nodiscard]] const Member* member() const noexcept { return std::get_if<Member>(&m_value); }
    /// Returns the key. Throws KeyError for a member.
    [[nodiscard]] const Key& key() const;

    friend bool operator==(const PathElement&, const PathElement&) = default;
    /// Orders keys before members.
    friend std::strong_ordering operator<=>(const PathElement&, const PathElement&) = default;

private:
    std::variant<Key, Member> m_value;
};

/// The location of an entry: the keys from the root down. Contains the member for an entry that only one member of a lazy stack
/// has. An empty path denotes the root. A value type; its functions cost what they copy.
class KeyPath {
public:
    using value_type = PathElement;
    using const_iterator = std::vector<PathElement>::const_iterator;

    KeyPath() = default;
    KeyPath(std::initializer_list<PathElement> elements) : m_elements(elements) { }

    [[nodiscard]] bool empty() const noexcept { return m_elements.empty(); }
    [[nodiscard]] std::size_t size() const noexcept { return m_elements.size(); }
    [[nodiscard]] const PathElement& operator[](std::size_t position) const { return m_elements[position]; }
    [[nodiscard]] const PathElement& front() const { return m_elements.front(); }
    [[nodiscard]] const PathElement& back() const { return m_elements.back(); }
    [[nodiscard]] const_iterator begin() const noexcept { return m_elements.begin(); }
    [[nodiscard]] const_iterator end() const noexcept { return m_elements.end(); }

    void push_back(PathElement element) { m_elements.push_back(std::move(element)); }
    void pop_back() { m_elements.pop_back(); }
    void clear() noexcept { m_elements.clear(); }

    /// Returns the path without its last element. REQUIRES: the path is not empty.
    [[nodiscard]] KeyPath parent() const { return head(size() - 1); }
    /// Returns the first `count` elements. REQUIRES: `count` is at most size().
    [[nodiscard]] KeyPath head(std::size_t count) const;
    /// Returns the path without its first `skipped` elements. REQUIRES: `skipped` is at most size().
    [[nodiscard]] KeyPath tail(std::size_t skipped = 1) const;

    /// True if `prefix` is this path or one of its ancestors.
    [[nodiscard]] bool startsWith(const KeyPath& prefix) const;
    [[nodiscard]] bool isBelow(const KeyPath& level) const { return size() > level.size() && startsWith(level); }
    /// Returns the path relative to `prefix`. REQUIRES: startsWith(prefix).
    [[nodiscard]] KeyPath relativeTo(const KeyPath& prefix) const { return tail(prefix.size()); }

    [[nodiscard]] bool leadsThroughMember() const;
    /// Returns the elements as keys. Throws KeyError if the path leads through a member.
    [[nodiscard]] std::vector<Key> keys() const;

    KeyPath& operator/=(const KeyPath& rest);
    friend KeyPath operator/(KeyPath path, PathElement element)
    {
        path.push_back(std::move(element));
        return path;
    }
    friend KeyPath operator/(KeyPath path, const KeyPath& rest) { return std::move(path /= rest); }

    friend bool operator==(const KeyPath&, const KeyPath&) = default;
    friend std::strong_ordering operator<=>(const KeyPath&, const KeyPath&) = default;

private:
    std::vector<PathElement> m_elements;
};

/// Returns the path as an argument of Python's `get`: `"obs"` or `("next", "obs")`, quoted and escaped as Python's repr does, and
/// `()` for the root. A member, which `get` cannot name, becomes `tensordicts[0]`.
[[nodiscard]] std::string toPython(const KeyPath& path);

/// Returns the Python expression for the entry at `path` of `root`: `td`, `td['next', 'obs']`, or `td['a'][:, 3]['b']` for an entry
/// of a member of a stack on dim 1.
[[nodiscard]] std::string toSubscript(const KeyPath& path, std::string root = "td");

}  // namespace tensordesk

template <>
struct std::hash<tensordesk::KeyPath> {
    [[nodiscard]] std::size_t operator()(const tensordesk::KeyPath& path) const noexcept;
};
