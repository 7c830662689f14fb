// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/bytetext.h"

#include <string>
#include <string_view>

namespace tensordesk {

/// `text` without anything that a terminal would act on: control characters, marks that turn the
/// writing direction and bytes that are not UTF-8 become escapes such as `\x1b`. Line feeds stay.
[[nodiscard]] std::string printable(std::string_view text);

/// Printable text with line feeds escaped too: for what must stay in its row.
[[nodiscard]] std::string printableRow(std::string_view text);

/// Columns that printable UTF-8 text takes: wide letters take two, combining marks none.
[[nodiscard]] int displayWidth(std::string_view text);

/// `text` with spaces up to `width` columns; longer text stays whole.
[[nodiscard]] std::string padded(std::string text, int width);
[[nodiscard]] std::string paddedLeft(std::string text, int width);

/// The first `width` columns of `text`, the last one an ellipsis if something was cut.
[[nodiscard]] std::string elided(std::string text, int width);

/// `1 file`, `2 files`.
[[nodiscard]] std::string countText(int64_t count, const char* one, const char* many);

/// How text is set off on a terminal; plain text elsewhere and where NO_COLOR asks for it.
class Style {
public:
    explicit Style(bool colours = false) : m_colours(colours) { }

    [[nodiscard]] std::string strong(std::string text) const { return wrapped("1", std::move(text)); }
    [[nodiscard]] std::string faint(std::string text) const { return wrapped("2", std::move(text)); }
    [[nodiscard]] std::string bad(std::string text) const { return wrapped("31", std::move(text)); }
    [[nodiscard]] std::string doubtful(std::string text) const { return wrapped("33", std::move(text)); }

private:
    [[nodiscard]] std::string wrapped(const char* code, std::string text) const;

    bool m_colours;
};

}  // namespace tensordesk
