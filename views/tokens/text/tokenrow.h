// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tokens/text/showntokens.h"
#include "views/tokens/text/tokenlines.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace tensordesk {

/// The boxes of a sequence one after the other on one row. Column 0 is the first token of the response, so that rows can be aligned
/// there; the prompt has negative columns. Padding at the ends has no box. A run of padding between other tokens has one box, for its first
/// token, as wide as a character. Look-ups take O(log n) for n tokens.
class TokenRow {
public:
    /// O(length of the texts).
    explicit TokenRow(const ShownTokens& shown);

    /// Returns the column of the first box, at most 0.
    [[nodiscard]] int begin() const noexcept { return m_begins.front(); }
    /// Returns the column behind the last box, at least 0.
    [[nodiscard]] int end() const noexcept { return m_begins.back(); }
    /// True if no token has a box.
    [[nodiscard]] bool isEmpty() const noexcept { return begin() == end(); }
    [[nodiscard]] std::size_t tokens() const noexcept { return m_begins.size() - 1; }
    /// Returns the box of a token; 0 columns wide for padding without one. REQUIRES: the token exists.
    [[nodiscard]] TokenLines::Box box(std::size_t token) const;

    /// Returns the token with the box of a token: the token itself, or the first one of its run of padding. Empty without a box, or
    /// without such a token.
    [[nodiscard]] std::optional<std::size_t> boxed(std::size_t token) const;
    /// Returns the token whose box covers a column; empty beside all boxes.
    [[nodiscard]] std::optional<std::size_t> tokenAt(int column) const;
    /// Returns the token whose box is nearest to a column. REQUIRES: the row is not empty.
    [[nodiscard]] std::size_t nearest(int column) const;
    /// Returns the token with the next box; tokens() after the last box. REQUIRES: `token` has a box.
    [[nodiscard]] std::size_t next(std::size_t token) const;
    /// Returns the token with the previous box; the token itself if its box is the first one. REQUIRES: `token` has a box.
    [[nodiscard]] std::size_t previous(std::size_t token) const;

private:
    /// Returns the first token that begins at the column of a token.
    [[nodiscard]] std::size_t firstBeside(std::size_t token) const;
    /// Returns the last token that begins at a column or before it. REQUIRES: begin() ≤ column.
    [[nodiscard]] std::size_t lastUpTo(int column) const;

    std::vector<int> m_begins;  ///< by token: its first column; then end()
};

}  // namespace tensordesk
