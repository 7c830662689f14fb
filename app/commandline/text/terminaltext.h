// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/bytetext.h"
#include "model/tensordict/base/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// Returns the columns of printable UTF-8 text: wide letters take two, combining marks none.
[[nodiscard]] int displayWidth(std::string_view text);

/// Returns the text with spaces after it, up to `width` columns; a wider text is unchanged.
[[nodiscard]] std::string padded(std::string text, int width);
/// Returns the text with spaces before it, up to `width` columns; a wider text is unchanged.
[[nodiscard]] std::string paddedLeft(std::string text, int width);

/// Returns the first `width` columns of `text`, with an ellipsis at the end if it was cut.
[[nodiscard]] std::string elided(std::string text, int width);

/// Returns `1 file`, `2 files`.
[[nodiscard]] std::string countText(int64_t count, const char* one, const char* many);

class Style;

/// A column of a table: its heading and a text per row.
struct PrintedColumn {
    std::string heading;
    bool isNumber = false;  ///< its texts end at the right
    std::vector<std::string> texts = {};
};

/// Returns a table: a line of headings, and one per row. REQUIRES: the columns have equally many rows.
[[nodiscard]] std::vector<std::string> tableLines(const std::vector<PrintedColumn>& columns, const Style& style);

/// Highlights text on a terminal; plain elsewhere and if NO_COLOR is set.
class Style {
public:
    explicit Style(bool colours = false) : m_colours(colours) { }

    [[nodiscard]] std::string strong(std::string text) const { return wrapped("1", std::move(text)); }
    [[nodiscard]] std::string faint(std::string text) const { return wrapped("2", std::move(text)); }
    [[nodiscard]] std::string bad(std::string text) const { return wrapped("31", std::move(text)); }
    /// On a background from dark, for 0, to bright, for 1.
    [[nodiscard]] std::string shaded(std::string text, double share) const;
    [[nodiscard]] std::string doubtful(std::string text) const { return wrapped("33", std::move(text)); }

private:
    [[nodiscard]] std::string wrapped(const char* code, std::string text) const;

    bool m_colours;
};

}  // namespace tensordesk
