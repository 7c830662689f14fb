// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/text/tokenlines.h"

#include <QChar>
#include <QString>

#include <algorithm>

namespace tensordesk {

int textColumns(const QString& text)
{
    int columns = 0;
    for (qsizetype at = 0; at < text.size(); ++at) {
        char32_t point = text[at].unicode();
        if (text[at].isHighSurrogate() && at + 1 < text.size() && text[at + 1].isLowSurrogate()) {
            point = QChar::surrogateToUcs4(text[at], text[at + 1]);
            ++at;
        }
        const bool isWide = (point >= 0x1100 && point < 0x1160) || (point >= 0x2E80 && point < 0xA4D0)
                         || (point >= 0xAC00 && point < 0xD7A4) || (point >= 0xF900 && point < 0xFB00)
                         || (point >= 0xFE30 && point < 0xFE70) || (point >= 0xFF00 && point < 0xFF61)
                         || (point >= 0x1F300 && point < 0x1FB00) || (point >= 0x20000 && point < 0x40000);
        columns += isWide ? 2 : 1;
    }
    return std::max(columns, 1);
}

TokenLines::TokenLines(const ShownTokens& shown, int columns)
{
    m_boxes.reserve(shown.sequence.ids.size());
    int column = 0;
    for (const TokenRun& run : shown.sequence.runs) {
        const bool isPadding = run.part == TokenPart::Padding;
        for (std::size_t token = run.begin; token < run.end; ++token) {
            const int wide = isPadding ? 1 : std::min(textColumns(shown.texts[token]), columns);
            const bool isNewPart = token == run.begin;
            if (isNewPart || (!isPadding && (column + wide > columns || shown.isLineEnd[token - 1]))) {
                m_lines.push_back({token, 0, run.part, isNewPart});
                column = 0;
            }
            m_boxes.push_back({token, column, wide});
            column += wide;
            ++m_lines.back().count;
        }
    }
}

std::optional<std::size_t> TokenLines::tokenAt(std::size_t line, int column) const
{
    if (line >= m_lines.size() || column < 0) {
        return std::nullopt;
    }
    const Line& on = m_lines[line];
    const auto begin = m_boxes.begin() + static_cast<std::ptrdiff_t>(on.first);
    const auto after = std::upper_bound(begin, begin + static_cast<std::ptrdiff_t>(on.count), column,
                                        [](int at, const Box& box) { return at < box.column; });
    if (after == begin) {
        return std::nullopt;
    }
    const Box& box = *(after - 1);
    return column < box.column + box.columns ? std::optional(box.token) : std::nullopt;
}

std::size_t TokenLines::lineOf(std::size_t token) const
{
    const auto after = std::ranges::upper_bound(m_lines, token, {}, &Line::first);
    return static_cast<std::size_t>(after - m_lines.begin()) - 1;
}

}  // namespace tensordesk
