// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>
#include <string_view>

namespace tensordesk {

/// Appends a code point as UTF-8. Surrogates and numbers beyond U+10FFFF become U+FFFD.
void appendUtf8(std::string& text, char32_t point);

/// Returns the text without white space around it: spaces, tabs and line ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

}  // namespace tensordesk
