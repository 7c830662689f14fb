// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tensordesk {

/// Appends a code point as UTF-8. Surrogates and numbers beyond U+10FFFF become U+FFFD.
void appendUtf8(std::string& text, char32_t point);

/// Returns the text without white space around it: spaces, tabs and line ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Returns `text` without anything that a terminal or a label interprets: control characters, marks that change the writing direction
/// and invalid UTF-8 become escapes such as `\x1b`. Keeps line feeds.
[[nodiscard]] std::string printable(std::string_view text);

/// Returns printable text with line feeds escaped too, for one row.
[[nodiscard]] std::string printableRow(std::string_view text);

/// Returns the first `most` bytes of UTF-8, or fewer, so that they end between two code points.
[[nodiscard]] std::string_view beginningOfText(std::string_view text, std::size_t most);

/// Returns the number of code points of UTF-8.
[[nodiscard]] std::size_t codePointCount(std::string_view text);

struct CodePoint {
    char32_t value;
    std::size_t length;
};

/// Returns the code point at the start of `text`; empty if it is not well-formed UTF-8. REQUIRES: the text is not empty.
[[nodiscard]] std::optional<CodePoint> firstCodePoint(std::string_view text);

}  // namespace tensordesk
