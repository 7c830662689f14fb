// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <vector>

namespace tensordesk {
namespace {

uint64_t mixedHash(uint64_t hash, uint64_t value)
{
    // The step of splitmix64, whose bits depend on all bits of the input.
    hash += value + 0x9e3779b97f4a7c15U;
    hash = (hash ^ (hash >> 30U)) * 0xbf58476d1ce4e5b9U;
    hash = (hash ^ (hash >> 27U)) * 0x94d049bb133111ebU;
    return hash ^ (hash >> 31U);
}

}  // namespace

void PairFigures::add(double x, double y)
{
    ++m_count;
    const double fromX = x - m_meanX, fromY = y - m_meanY;
    m_meanX += fromX / static_cast<double>(m_count);
    m_meanY += fromY / static_cast<double>(m_count);
    m_squaresX += fromX * (x - m_meanX);
    m_squaresY += fromY * (y - m_meanY);
    m_products += fromX * (y - m_meanY);
}

double PairFigures::correlation() const
{
    const double product = std::sqrt(m_squaresX) * std::sqrt(m_squaresY);
    return product > 0 ? m_products / product : 0;
}

double PairFigures::slope() const
{
    return m_squaresX > 0 ? m_products / m_squaresX : 0;
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

std::size_t responseEnd(const TokenSequence& sequence)
{
    const auto last = std::find(sequence.parts.rbegin(), sequence.parts.rend(), TokenPart::Response);
    return last == sequence.parts.rend() ? sequence.range().second : static_cast<std::size_t>(last.base() - sequence.parts.begin());
}

int64_t responseLength(const TokenSequence& sequence)
{
    if (!sequence.ids.empty()) {
        const auto end = sequence.parts.begin() + static_cast<std::ptrdiff_t>(responseEnd(sequence));
        return std::count_if(sequence.parts.begin(), end, isOfResponse);
    }
    const auto isContinuation = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; };
    const std::string& text = sequence.responseText;
    return static_cast<int64_t>(text.size()) - std::ranges::count_if(text, isContinuation);
}

uint64_t hashOf(std::span<const int64_t> ids)
{
    uint64_t hash = ids.size();
    for (const int64_t id : ids) {
        hash = mixedHash(hash, static_cast<uint64_t>(id));
    }
    return hash;
}

std::optional<uint64_t> groupOf(const TokenSequence& sequence)
{
    uint64_t hash = std::hash<std::string>()(sequence.group);
    if (sequence.group.empty()) {
        std::vector<int64_t> prompt;
        for (std::size_t i = 0; i < sequence.ids.size(); ++i) {
            if (sequence.parts[i] == TokenPart::Prompt) {
                prompt.push_back(sequence.ids[i]);
            }
        }
        if (prompt.empty()) {
            return {};
        }
        hash = hashOf(prompt);
    }
    return sequence.step ? mixedHash(hash, static_cast<uint64_t>(*sequence.step)) : hash;
}

std::optional<TokenSequence> firstSequence(const CheckedTokens& tokens)
{
    return tokens.batch.count() > 0 ? std::optional(tokens.batch.read(0)) : std::nullopt;
}

}  // namespace tensordesk
