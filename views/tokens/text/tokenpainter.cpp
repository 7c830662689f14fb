// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/text/tokenpainter.h"

#include "views/style/style.h"
#include "views/text/format.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPen>

#include <algorithm>
#include <cmath>

namespace tensordesk {

TokenPainter::TokenPainter(const QFont& font, const QPalette& palette, int margin)
    : m_metrics(font), m_column(std::max(QFontMetricsF(font).horizontalAdvance(QLatin1Char('0')), 1.0)),
      m_unit(style::grid(m_metrics)), m_rowHeight(m_metrics.height() + 2 * m_unit), m_margin(margin),
      m_plain(palette.color(QPalette::Text)), m_base(palette.color(QPalette::Base)), m_faint(style::mixed(m_plain, m_base, 0.65))
{
}

TokenPainter::TokenPainter(const QFont& font, const QPalette& palette) : TokenPainter(font, palette, 0)
{
    for (const TokenPart part : {TokenPart::Padding, TokenPart::Prompt, TokenPart::Response, TokenPart::Environment}) {
        m_margin = std::max(m_margin, m_metrics.horizontalAdvance(partName(part)));
    }
    m_margin += style::grid(m_metrics, 4);
}

int TokenPainter::edgeOf(int column) const
{
    return static_cast<int>(std::ceil(m_column * column));
}

int TokenPainter::columnsIn(int width) const
{
    constexpr int kLeast = 8;
    return std::max(static_cast<int>((width - m_margin - style::grid(m_metrics, 2)) / m_column), kLeast);
}

int TokenPainter::columnAt(int x) const
{
    return x < m_margin ? -1 : static_cast<int>((x - m_margin) / m_column);
}

QRect TokenPainter::boxOf(const TokenLines::Box& box, int top) const
{
    const int left = edgeOf(box.column);
    return {m_margin + left, top, edgeOf(box.column + box.columns) - left, m_rowHeight};
}

QRect TokenPainter::inner(const QRect& whole) const
{
    return whole.adjusted(0, m_unit / 2, -1, -(m_unit / 2));
}

void TokenPainter::paintLine(QPainter& painter, const Content& content, std::size_t number, int top) const
{
    const TokenLines::Line& line = content.lines.lines()[number];
    if (line.beginsPart) {
        painter.setPen(m_faint);
        painter.drawText(QRect(0, top, m_margin - 2 * m_unit, m_rowHeight), Qt::AlignRight | Qt::AlignVCenter, partName(line.part));
    }
    if (const std::size_t padding = content.lines.paddingOn(line); padding > 0) {
        painter.setPen(m_faint);
        painter.drawText(
            QRect(m_margin, top, 1, m_rowHeight), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
            QCoreApplication::translate("tensordesk::TokenTextView", "× %1").arg(format::count(static_cast<int64_t>(padding))));
        return;
    }
    for (std::size_t at = line.first; at < line.first + line.count; ++at) {
        const QColor colour = content.values.empty() ? QColor() : content.colours.of(content.values[at]);
        paintBox(painter, boxOf(content.lines.box(at), top),
                 {content.tokens.texts[at], line.part, content.tokens.isSpecial[at], colour});
    }
}

bool TokenPainter::fits(const QString& text, int width) const
{
    constexpr char16_t kEndOfLatin1 = 0x100;
    return static_cast<qreal>(text.size()) * m_column <= width + 1
        && std::ranges::all_of(text, [](QChar character) { return character.unicode() < kEndOfLatin1; });
}

void TokenPainter::paintBox(QPainter& painter, const QRect& whole, const Token& token) const
{
    const QRect box = inner(whole);
    if (token.colour.isValid()) {
        painter.fillRect(box, token.colour);
    }
    const bool isFaint = token.part == TokenPart::Prompt || token.part == TokenPart::Padding;
    painter.setPen(token.colour.isValid() ? TokenColours::inkOn(token.colour) : isFaint ? m_faint : m_plain);
    if (fits(token.text, whole.width())) {  // most texts; laying them out in a rectangle and eliding them would take longer
        painter.drawText(QPoint(whole.left(), whole.top() + m_unit + m_metrics.ascent()), token.text);
    } else {
        painter.drawText(whole, Qt::AlignLeft | Qt::AlignVCenter,
                         m_metrics.elidedText(token.text, Qt::ElideRight, whole.width() + 1));
    }
    if (token.part == TokenPart::Prompt || token.part == TokenPart::Environment) {
        painter.setPen(QPen(m_faint, 1, token.part == TokenPart::Prompt ? Qt::SolidLine : Qt::DashLine));
        painter.drawLine(box.bottomLeft(), box.bottomRight());
    }
    if (token.isSpecial) {
        painter.setPen(m_faint);
        painter.drawRect(box);
    }
}

void TokenPainter::paintFrame(QPainter& painter, const TokenLines::Box& box, int top, const QPen& pen) const
{
    painter.setPen(pen);
    painter.drawRect(inner(boxOf(box, top)));
}

}  // namespace tensordesk
