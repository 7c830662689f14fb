// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/sourcetext.h"
#include "model/expression/syntax/value.h"
#include "model/tensordict/base/digits.h"  // IWYU pragma: export

#include <string_view>

namespace tensordesk {

/// Reads the number that begins at `at` and moves `at` behind it: int of any length, with 0x, 0o, 0b
/// and underscores; float; imaginary. SyntaxError. REQUIRES: a digit, or a dot and a digit, at `at`.
[[nodiscard]] Value readNumber(std::string_view source, std::size_t& at);

/// Reads the string or bytes literal that begins at `at`, prefix included, and moves `at` behind it.
/// SyntaxError for f-strings, unknown names of characters, lone surrogates.
[[nodiscard]] Value readString(std::string_view source, std::size_t& at);

/// True if a string literal, with or without a prefix such as `r`, begins at `at`.
[[nodiscard]] bool beginsString(std::string_view source, std::size_t at);

}  // namespace tensordesk
