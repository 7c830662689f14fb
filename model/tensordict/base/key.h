// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// One level's key: any UTF-8 string, the empty one too. Dots and slashes are ordinary characters.
using Key = std::string;

/// A Python string literal, with the quotes and escapes that Python's repr would choose.
[[nodiscard]] std::string stringLiteral(std::string_view text);

/// The key among `present` that a person who wrote `missing` most likely meant; empty if none is near.
[[nodiscard]] Key nearestKey(std::string_view missing, const std::vector<Key>& present);

}  // namespace tensordesk
