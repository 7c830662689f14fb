// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/sourcetext.h"
#include "model/expression/syntax/value.h"
#include "model/tensordict/base/digits.h"  // IWYU pragma: export

#include <string_view>

namespace tensordesk {

/// Parses the number at `at` and moves `at` after it: an int of any length, with 0x, 0o, 0b and underscores; float; imaginary.
/// Throws SyntaxError. REQUIRES: a digit, or a dot and a digit, at `at`.
[[nodiscard]] Value readNumber(std::string_view source, std::size_t& at);

/// Parses the string or bytes literal at `at`, including its prefix, and moves `at` after it. Throws SyntaxError for f-strings,
/// unknown names of characters, lone surrogates.
[[nodiscard]] Value readString(std::string_view source, std::size_t& at);

/// True if a string literal, with or without a prefix such as `r`, starts at `at`.
[[nodiscard]] bool beginsString(std::string_view source, std::size_t at);

}  // namespace tensordesk
