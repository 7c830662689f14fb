// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tokens/text/colourscale.h"
#include "views/tokens/text/showntokens.h"
#include "views/tokens/text/tokenlines.h"

#include <QFont>
#include <QFontMetrics>
#include <QPalette>
#include <QRect>

#include <vector>

class QPainter;
class QPen;

namespace tensordesk {

/// Paints the tokens of sequences on a widget or a picture: a box per token, coloured by its value, with its text. Prompts have a line
/// below, output of tools a dashed one, special tokens a frame. paintLine() paints a line of a sequence that is broken into lines, with
/// the name of each part before its first line; paintBox() paints a single token.
class TokenPainter {
public:
    /// A sequence to be painted. The painter only refers to it.
    struct Content {
        const ShownTokens& tokens;
        const TokenLines& lines;
        const std::vector<double>& values;  ///< a value per token; empty: no colours
        const TokenColours& colours;
    };

    /// A token to be painted. The painter only refers to its text.
    struct Token {
        const QString& text;
        TokenPart part;
        bool isSpecial;
        QColor colour;  ///< invalid: none
    };

    /// Leaves room for the names of parts left of the text. REQUIRES: a monospaced font.
    TokenPainter(const QFont& font, const QPalette& palette);
    /// Leaves a margin of this width, in pixels, left of the text. REQUIRES: a monospaced font.
    TokenPainter(const QFont& font, const QPalette& palette, int margin);

    [[nodiscard]] int rowHeight() const noexcept { return m_rowHeight; }
    /// Returns the width of the margin left of the text, in pixels.
    [[nodiscard]] int margin() const noexcept { return m_margin; }
    /// Returns the colour of names and thin lines.
    [[nodiscard]] const QColor& faint() const noexcept { return m_faint; }
    /// Returns the number of columns for text on a line of this width, in pixels.
    [[nodiscard]] int columnsIn(int width) const;
    /// Returns the column at a horizontal position; negative left of the text.
    [[nodiscard]] int columnAt(int x) const;
    /// Returns the rectangle of a box on a line whose upper edge is `top`.
    [[nodiscard]] QRect boxOf(const TokenLines::Box& box, int top) const;

    /// Paints a line with its upper left corner at (0, top), in the painter's font.
    void paintLine(QPainter& painter, const Content& content, std::size_t line, int top) const;
    /// Paints a token in its rectangle, which is as high as a row, in the painter's font.
    void paintBox(QPainter& painter, const QRect& whole, const Token& token) const;
    /// Frames a painted box, to mark it.
    void paintFrame(QPainter& painter, const TokenLines::Box& box, int top, const QPen& pen) const;

private:
    /// Returns the left edge of a column, in pixels from that of the text.
    [[nodiscard]] int edgeOf(int column) const;
    /// Returns the coloured part of a box, which leaves a gap to its neighbours.
    [[nodiscard]] QRect inner(const QRect& whole) const;
    /// True if a text needs no glyphs of other fonts, which may be wider, and is not wider than its box.
    [[nodiscard]] bool fits(const QString& text, int width) const;

    QFontMetrics m_metrics;
    qreal m_column;  ///< the width of a character
    int m_unit, m_rowHeight, m_margin;
    QColor m_plain, m_base, m_faint;
};

}  // namespace tensordesk
