// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tensordesk {

/// True if the bytes are valid UTF-8.
[[nodiscard]] bool isUtf8(std::string_view bytes);

/// Returns a line of the opcode UNICODE, in Python's encoding "raw-unicode-escape", as UTF-8.
[[nodiscard]] std::string unescapedUnicode(std::string_view line);

/// Returns the value of a Python string literal such as `'a\n'`; empty if it is not one.
[[nodiscard]] std::optional<std::string> unquotedString(std::string_view literal);

/// Returns the bytes with these code points, as `text.encode("latin1")` does; empty if a code point exceeds 255.
[[nodiscard]] std::optional<std::string> latin1Of(std::string_view text);

}  // namespace tensordesk
