// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tokens/text/showntokens.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tensordesk {

/// Returns the number of columns of a text, at least 1: wide characters, such as Chinese ones and emoji, take two.
[[nodiscard]] int textColumns(const QString& text);

/// A sequence broken into lines of a number of columns, of which a character takes one, or two if it is wide. A new part and a line feed
/// begin a new line; padding is one line.
class TokenLines {
public:
    struct Box {
        std::size_t token;
        int column, columns;  ///< where it begins, and how wide it is; at most a line
    };
    struct Line {
        std::size_t first, count;  ///< its boxes
        TokenPart part;
        bool beginsPart;  ///< the name of the part stands before it
    };

    TokenLines() = default;
    TokenLines(const ShownTokens& shown, int columns);

    [[nodiscard]] const std::vector<Line>& lines() const noexcept { return m_lines; }
    [[nodiscard]] const Box& box(std::size_t at) const { return m_boxes[at]; }
    /// Returns the number of tokens that are padding on a line; 0 for other lines.
    [[nodiscard]] std::size_t paddingOn(const Line& line) const { return line.part == TokenPart::Padding ? line.count : 0; }
    /// Returns the token at a place; empty beside all boxes.
    [[nodiscard]] std::optional<std::size_t> tokenAt(std::size_t line, int column) const;
    /// Returns the line of a token. REQUIRES: it exists.
    [[nodiscard]] std::size_t lineOf(std::size_t token) const;

private:
    std::vector<Box> m_boxes;  ///< one per token, in order
    std::vector<Line> m_lines;
};

}  // namespace tensordesk
