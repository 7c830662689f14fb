// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/tokens/tokenmeasures.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace tensordesk {
namespace {

using Numbers = std::vector<double>;

Numbers stored(const TokenBatch&, const TokenSequence& sequence, const TokenMeasure& measure)
{
    return sequence.values[measure.stored];
}

Numbers ofRole(const TokenBatch& batch, const TokenSequence& sequence, TokenRole role)
{
    const Numbers* const found = storedValues(batch, sequence, role);
    return found != nullptr ? *found : Numbers(sequence.ids.size(), std::numeric_limits<double>::quiet_NaN());
}

Numbers probability(const TokenBatch& batch, const TokenSequence& sequence, const TokenMeasure& measure)
{
    Numbers values = ofRole(batch, sequence, measure.role);
    std::ranges::transform(values, values.begin(), [](double value) { return std::exp(value); });
    return values;
}

/// Returns log-probabilities of the policy minus those of the measure's role.
Numbers difference(const TokenBatch& batch, const TokenSequence& sequence, const TokenMeasure& measure)
{
    Numbers values = ofRole(batch, sequence, TokenRole::LogProb);
    std::ranges::transform(values, ofRole(batch, sequence, measure.role), values.begin(), std::minus<>());
    return values;
}

Numbers ratio(const TokenBatch& batch, const TokenSequence& sequence, const TokenMeasure& measure)
{
    Numbers values = difference(batch, sequence, measure);
    std::ranges::transform(values, values.begin(), [](double value) { return std::exp(value); });
    return values;
}

Numbers divergence(const TokenBatch& batch, const TokenSequence& sequence, const TokenMeasure& measure)
{
    Numbers values = difference(batch, sequence, measure);
    std::ranges::transform(values, values.begin(), klEstimate);
    return values;
}

}  // namespace

const std::vector<double>* storedValues(const TokenBatch& batch, const TokenSequence& sequence, TokenRole role)
{
    const auto found = std::ranges::find(batch.values(), role, &TokenBatch::Values::role);
    return found == batch.values().end() ? nullptr : &sequence.values[static_cast<std::size_t>(found - batch.values().begin())];
}

double klEstimate(double difference)
{
    return std::expm1(-difference) + difference;
}

std::pair<double, double> robustLimits(const std::vector<double>& values)
{
    std::vector<double> finite;
    std::ranges::copy_if(values, std::back_inserter(finite), [](double value) { return std::isfinite(value); });
    if (finite.empty()) {
        return {0, 1};
    }
    constexpr std::size_t outOf = 50;
    const auto low = finite.begin() + static_cast<std::ptrdiff_t>(finite.size() / outOf);
    const auto high = finite.end() - 1 - static_cast<std::ptrdiff_t>(finite.size() / outOf);
    std::ranges::nth_element(finite, low);
    const double least = *low;
    std::ranges::nth_element(finite, high);
    return {least, *high};
}

bool TokenMeasure::isSigned() const
{
    return role == TokenRole::Advantage || role == TokenRole::Kl || name.find("−") != std::string::npos;
}

std::vector<double> TokenMeasure::valuesOf(const TokenBatch& batch, const TokenSequence& sequence) const
{
    std::vector<double> values = of(batch, sequence, *this);
    for (const TokenRun& run : sequence.runs) {
        if (run.part == TokenPart::Padding) {
            std::fill_n(values.begin() + static_cast<std::ptrdiff_t>(run.begin), run.size(),
                        std::numeric_limits<double>::quiet_NaN());
        }
    }
    return values;
}

std::vector<TokenMeasure> measuresOf(const TokenBatch& batch)
{
    std::vector<TokenMeasure> measures;
    const auto has = [&](TokenRole role) {
        return std::ranges::find(batch.values(), role, &TokenBatch::Values::role) != batch.values().end();
    };
    for (std::size_t i = 0; i < batch.values().size(); ++i) {
        const auto& [role, path] = batch.values()[i];
        measures.push_back({role == TokenRole::Other ? path.back().key() : std::string(nameOf(role)), role, stored, i});
    }
    const bool hasPolicy = has(TokenRole::LogProb);
    if (hasPolicy || has(TokenRole::RolloutLogProb)) {
        measures.push_back({"probability", hasPolicy ? TokenRole::LogProb : TokenRole::RolloutLogProb, probability});
    }
    if (hasPolicy && has(TokenRole::RolloutLogProb)) {
        measures.push_back({"log-prob − rollout", TokenRole::RolloutLogProb, difference});
        measures.push_back({"ratio", TokenRole::RolloutLogProb, ratio});
    }
    if (hasPolicy && has(TokenRole::ReferenceLogProb)) {
        measures.push_back({"log-prob − reference", TokenRole::ReferenceLogProb, difference});
        measures.push_back({"KL (k3)", TokenRole::ReferenceLogProb, divergence});
    }
    return measures;
}

}  // namespace tensordesk
