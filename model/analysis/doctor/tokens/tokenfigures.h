// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/tokens/tokencheck.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace tensordesk {

/// A mean over values that are added one by one.
struct MeanFigure {
    double sum = 0;
    int64_t count = 0;

    void add(double value)
    {
        sum += value;
        ++count;
    }
    /// Returns the mean; 0 without values.
    [[nodiscard]] double mean() const { return count == 0 ? 0 : sum / static_cast<double>(count); }
};

/// The regression line and the correlation of pairs (x, y) that are added one by one.
class PairFigures {
public:
    void add(double x, double y);

    [[nodiscard]] int64_t count() const noexcept { return m_count; }
    /// Returns the correlation coefficient of Pearson; 0 if x or y is constant.
    [[nodiscard]] double correlation() const;
    /// Returns the slope of the regression line of y on x; 0 if x is constant.
    [[nodiscard]] double slope() const;
    /// Returns the standard error of slope(). REQUIRES: correlation() is not 0, and there are more than two pairs.
    [[nodiscard]] double slopeError() const;

private:
    int64_t m_count = 0;
    double m_meanX = 0, m_meanY = 0, m_squaresX = 0, m_squaresY = 0, m_products = 0;
};

/// Returns the index of a token for a Symptom: "3, 41".
[[nodiscard]] std::string tokenIndex(int64_t sequence, std::size_t token);

/// True for tokens of the response: those of the policy and those of tools.
[[nodiscard]] constexpr bool isOfResponse(TokenPart part)
{
    return part == TokenPart::Response || part == TokenPart::Environment;
}

/// Returns the position behind the last trained token, or behind the last token if none is trained. Without an attention mask,
/// padding may follow.
[[nodiscard]] std::size_t responseEnd(const TokenSequence& sequence);
/// Returns the number of tokens in the response up to responseEnd(), with those of tools; without IDs the number of characters.
[[nodiscard]] int64_t responseLength(const TokenSequence& sequence);

/// Returns a hash of token IDs.
[[nodiscard]] uint64_t hashOf(std::span<const int64_t> ids);

/// Returns a number that identifies the group of a sequence: the samples of one prompt in one step. Uses the stored group,
/// otherwise the tokens of the prompt. Empty if there is neither.
[[nodiscard]] std::optional<uint64_t> groupOf(const TokenSequence& sequence);

/// Returns the first sequence, which shows the fields that a file has; empty for an empty batch. Throws the errors of
/// TokenBatch::read().
[[nodiscard]] std::optional<TokenSequence> firstSequence(const CheckedTokens& tokens);

}  // namespace tensordesk
