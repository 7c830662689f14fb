// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// One level's key: any UTF-8 string, the empty one too. Dots and slashes are ordinary characters.
using Key = std::string;

/// A nested key: the keys from a root down. Empty means the root itself.
using KeyPath = std::vector<Key>;

/// `"obs"` or `("next", "obs")`, quoted and escaped as Python's repr does; `()` for the root, `tensordicts[0]` for a
/// member.
[[nodiscard]] std::string toPython(const KeyPath& path);

/// A Python string literal, with the quotes and escapes that Python's repr would choose.
[[nodiscard]] std::string stringLiteral(std::string_view text);

/// What stands in a path for the member of a lazy stack with that number, so that the path leads to entries that this
/// member alone has. No key is such a text: it is no UTF-8.
[[nodiscard]] Key memberKey(std::size_t member);
/// The number of the member, if it is such a text.
[[nodiscard]] std::optional<std::size_t> memberOf(std::string_view key);
[[nodiscard]] bool leadsThroughMember(const KeyPath& path);
/// `td`, `td[("next", "obs")]`, `td.tensordicts[0]["obs"]`.
[[nodiscard]] std::string toSubscript(const KeyPath& path);

/// `path` with `key` appended.
[[nodiscard]] KeyPath operator/(KeyPath path, Key key);
[[nodiscard]] KeyPath operator/(KeyPath path, const KeyPath& rest);

/// Where an entry lies: `path` without its last key. REQUIRES: a path that is not empty.
[[nodiscard]] KeyPath parentOf(const KeyPath& path);

/// The key among `present` that a person who wrote `missing` most likely meant; empty if none is near.
[[nodiscard]] Key nearestKey(std::string_view missing, const std::vector<Key>& present);

}  // namespace tensordesk
