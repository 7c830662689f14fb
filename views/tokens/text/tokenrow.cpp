// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/text/tokenrow.h"

#include <algorithm>

namespace tensordesk {

TokenRow::TokenRow(const ShownTokens& shown)
{
    constexpr int kWidestBox = 80;  // columns; longer texts are elided
    constexpr int kMostColumns = 1 << 30;
    const std::vector<TokenRun>& runs = shown.sequence.runs;
    m_begins.reserve(shown.texts.size() + 1);
    int column = 0;
    for (const TokenRun& run : runs) {
        const bool isAtEnd = &run == &runs.front() || &run == &runs.back();
        for (std::size_t token = run.begin; token < run.end; ++token) {
            m_begins.push_back(column);
            if (run.part != TokenPart::Padding) {
                column = std::min(column + std::min(textColumns(shown.texts[token]), kWidestBox), kMostColumns);
            } else if (!isAtEnd && token == run.begin) {
                ++column;
            }
        }
    }
    m_begins.push_back(column);
    const int origin = m_begins[responseBegin(shown).value_or(tokens())];
    for (int& begin : m_begins) {
        begin -= origin;
    }
}

TokenLines::Box TokenRow::box(std::size_t token) const
{
    return {token, m_begins[token], m_begins[token + 1] - m_begins[token]};
}

std::size_t TokenRow::firstBeside(std::size_t token) const
{
    return static_cast<std::size_t>(std::ranges::lower_bound(m_begins, m_begins[token]) - m_begins.begin());
}

std::size_t TokenRow::lastUpTo(int column) const
{
    return static_cast<std::size_t>(std::ranges::upper_bound(m_begins, column) - m_begins.begin()) - 1;
}

std::optional<std::size_t> TokenRow::boxed(std::size_t token) const
{
    if (token >= tokens()) {
        return std::nullopt;
    }
    if (box(token).columns > 0) {
        return token;
    }
    const int column = m_begins[token];
    return column == begin() || column == end() ? std::nullopt : std::optional(firstBeside(token) - 1);
}

std::optional<std::size_t> TokenRow::tokenAt(int column) const
{
    return column >= begin() && column < end() ? std::optional(lastUpTo(column)) : std::nullopt;
}

std::size_t TokenRow::nearest(int column) const
{
    return lastUpTo(std::clamp(column, begin(), end() - 1));
}

std::size_t TokenRow::next(std::size_t token) const
{
    return lastUpTo(m_begins[token + 1]);
}

std::size_t TokenRow::previous(std::size_t token) const
{
    const std::size_t first = firstBeside(token);
    return first == 0 ? token : first - 1;
}

}  // namespace tensordesk
