// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// The key of one level: any UTF-8 string, also the empty one. Dots and slashes are ordinary characters.
using Key = std::string;

/// Returns a Python string literal, with the quotes and escapes of Python's repr.
[[nodiscard]] std::string stringLiteral(std::string_view text);

/// Returns the key of `present` that is most similar to `missing`, which the user probably misspelt. Empty if no key is similar.
[[nodiscard]] Key nearestKey(std::string_view missing, const std::vector<Key>& present);

}  // namespace tensordesk
