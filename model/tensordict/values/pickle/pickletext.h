// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tensordesk {

/// True if the bytes are a text in UTF-8.
[[nodiscard]] bool isUtf8(std::string_view bytes);

/// A line of the opcode UNICODE, in Python's encoding "raw-unicode-escape", as UTF-8.
[[nodiscard]] std::string unescapedUnicode(std::string_view line);

/// What a Python literal such as `'a\n'` stands for; nothing if it is none.
[[nodiscard]] std::optional<std::string> unquotedString(std::string_view literal);

/// The bytes that have these code points, as `text.encode("latin1")` gives them; nothing if some code point is no byte.
[[nodiscard]] std::optional<std::string> latin1Of(std::string_view text);

}  // namespace tensordesk
