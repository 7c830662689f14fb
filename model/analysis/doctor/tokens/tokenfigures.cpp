// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

double PairFigures::variation(double sumOfProducts, double sumA, double sumB) const
{
    return sumOfProducts - sumA * sumB / static_cast<double>(std::max<int64_t>(m_count, 1));
}

double PairFigures::correlation() const
{
    const double ofX = std::max(variation(m_sumXX, m_sumX, m_sumX), 0.0), ofY = std::max(variation(m_sumYY, m_sumY, m_sumY), 0.0);
    const double product = std::sqrt(ofX) * std::sqrt(ofY);
    return product > 0 ? variation(m_sumXY, m_sumX, m_sumY) / product : 0;
}

double PairFigures::slope() const
{
    const double ofX = variation(m_sumXX, m_sumX, m_sumX);
    return ofX > 0 ? variation(m_sumXY, m_sumX, m_sumY) / ofX : 0;
}

double PairFigures::slopeError() const
{
    const double explained = correlation() * correlation();
    return std::abs(slope()) * std::sqrt(std::max(1 / explained - 1, 0.0) / static_cast<double>(m_count - 2));
}

std::string tokenIndex(int64_t sequence, std::size_t token)
{
    return std::to_string(sequence) + ", " + std::to_string(token);
}

std::optional<TokenSequence> firstSequence(const CheckedTokens& tokens)
{
    return tokens.batch.count() > 0 ? std::optional(tokens.batch.read(0)) : std::nullopt;
}

}  // namespace tensordesk
