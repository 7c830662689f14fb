// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/checkedrollout.h"
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
    void add(const MeanFigure& other)
    {
        sum += other.sum;
        count += other.count;
    }
    /// Returns the mean; 0 without values.
    [[nodiscard]] double mean() const { return count == 0 ? 0 : sum / static_cast<double>(count); }
};

/// The regression line and the correlation of pairs (x, y) that are added one by one.
class PairFigures {
public:
    void add(double x, double y)
    {
        if (m_count++ == 0) {
            m_firstX = x;
            m_firstY = y;
        }
        const double fromX = x - m_firstX, fromY = y - m_firstY;
        m_sumX += fromX;
        m_sumY += fromY;
        m_sumXX += fromX * fromX;
        m_sumYY += fromY * fromY;
        m_sumXY += fromX * fromY;
    }

    [[nodiscard]] int64_t count() const noexcept { return m_count; }
    /// Returns the correlation coefficient of Pearson; 0 if x or y is constant.
    [[nodiscard]] double correlation() const;
    /// Returns the slope of the regression line of y on x; 0 if x is constant.
    [[nodiscard]] double slope() const;
    /// Returns the standard error of slope(). REQUIRES: correlation() is not 0, and there are more than two pairs.
    [[nodiscard]] double slopeError() const;

private:
    /// Returns the sum of products of distances from the means.
    [[nodiscard]] double variation(double sumOfProducts, double sumA, double sumB) const;

    int64_t m_count = 0;
    // Sums of distances from the first pair, whose squares cancel less than those of the values.
    double m_firstX = 0, m_firstY = 0, m_sumX = 0, m_sumY = 0, m_sumXX = 0, m_sumYY = 0, m_sumXY = 0;
};

/// Returns the index of a token for a Symptom: "3, 41".
[[nodiscard]] std::string tokenIndex(int64_t sequence, std::size_t token);

/// A token, or none.
struct TokenPlace {
    int64_t sequence = -1;
    std::size_t token = 0;

    /// Returns tokenIndex(); empty for none.
    [[nodiscard]] std::string text() const { return sequence < 0 ? std::string() : tokenIndex(sequence, token); }
};

/// Calls `see` for the position of each token of a part.
template <typename See>
void eachToken(const TokenSequence& sequence, TokenPart part, const See& see)
{
    for (const TokenRun& run : sequence.runs) {
        if (run.part != part) {
            continue;
        }
        for (std::size_t i = run.begin; i < run.end; ++i) {
            see(i);
        }
    }
}

/// Counts the tokens of a part for whose position `is` returns true.
template <typename Is>
void countTokens(const CheckedSequence& sequence, TokenPart part, const Is& is, Sightings& sightings)
{
    for (const TokenRun& run : sequence.tokens.runs) {
        if (run.part != part) {
            continue;
        }
        int64_t count = 0;
        for (std::size_t i = run.begin; i < run.end; ++i) {
            count += is(i) ? 1 : 0;
        }
        sightings.add(count, [&] {
            std::size_t first = run.begin;
            while (!is(first)) {
                ++first;
            }
            return tokenIndex(sequence.number, first);
        });
    }
}

/// Returns the first sequence, which shows the fields that a file has; empty for an empty batch. Throws the errors of
/// TokenBatch::read().
[[nodiscard]] std::optional<TokenSequence> firstSequence(const CheckedTokens& tokens);

}  // namespace tensordesk
