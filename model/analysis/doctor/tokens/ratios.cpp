// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <cmath>
#include <limits>
#include <memory>
#include <vector>

namespace tensordesk {
namespace {

/// The epsilon of PPO: ratios outside of 1 ± epsilon are clipped.
constexpr Threshold kClipEpsilon{"epsilon", 0.2};
/// A ratio that dominates the gradient of its batch.
constexpr Threshold kGreatestRatio{"ratio", 10};

/// Counts the tokens whose probability ratio between policy and rollout engine is far from 1.
class Ratios final : public TokenCheck {
public:
    explicit Ratios(const CheckedTokens& tokens)
        : m_tokens(tokens), m_epsilon(tokens.threshold(kClipEpsilon)), m_greatest(tokens.threshold(kGreatestRatio))
    {
    }

    void add(const CheckedSequence& sequence) override
    {
        const std::vector<double>& policy = *m_tokens.valuesOf(sequence.tokens, TokenRole::LogProb);
        const std::vector<double>& rollout = *m_tokens.valuesOf(sequence.tokens, TokenRole::RolloutLogProb);
        // The logarithms of the ratios at the thresholds, so that no exponential is computed.
        constexpr double infinity = std::numeric_limits<double>::infinity();
        const double least = m_epsilon < 1 ? std::log1p(-m_epsilon) : -infinity;
        const double most = std::log1p(m_epsilon), greatest = std::log(m_greatest);
        const auto difference = [&](std::size_t i) { return policy[i] - rollout[i]; };
        const auto count = [&](const auto& is, Sightings& sightings) {
            countTokens(
                sequence, TokenPart::Response,
                [&](std::size_t i) { return std::abs(difference(i)) < infinity && is(difference(i)); }, sightings);
        };
        count([](double) { return true; }, m_all);
        count([&](double logarithm) { return logarithm < least || logarithm > most; }, m_clipped);
        count([&](double logarithm) { return logarithm > greatest; }, m_beyond);
    }

    [[nodiscard]] std::vector<Symptom> tell() override
    {
        std::vector<Symptom> symptoms;
        const KeyPath key = *m_tokens.keyOf(TokenRole::LogProb);
        if (m_beyond.count > 0) {
            symptoms.push_back({Concern::Warning, key, m_beyond.first, m_beyond.count,
                                Message("is more than {} times the probability under the rollout engine at {} of {} tokens",
                                        numberText(m_greatest), m_beyond.count, m_all.count)});
        }
        if (m_clipped.count > 0) {
            symptoms.push_back({Concern::Note, key, m_clipped.first, m_clipped.count,
                                Message("the ratio to the probability under the rollout engine is outside of 1 ± {} at {} of {} "
                                        "tokens",
                                        numberText(m_epsilon), m_clipped.count, m_all.count)});
        }
        return symptoms;
    }

private:
    CheckedTokens m_tokens;
    double m_epsilon, m_greatest;  ///< the thresholds
    Sightings m_all, m_clipped, m_beyond;
};

}  // namespace

const HealthCheck& ratiosCheck()
{
    static const HealthCheck check{
        "ratios",
        [] { return Message("Probability ratios"); },
        [] {
            return Message(
                "PPO and its variants weight each token by the ratio of its probabilities under the policy and under the "
                "rollout engine. They clip ratios far from 1; a very large one dominates the gradient.");
        },
        [] {
            return Message("Inspect the tokens with the largest ratios; make fewer updates per rollout, or truncate the ratios.");
        },
        [](const CheckedRollout&, Round&) -> TellSymptoms { return {}; },
        {&kClipEpsilon, &kGreatestRatio},
        [](const CheckedTokens& tokens) -> std::unique_ptr<TokenCheck> {
            const bool areBoth = tokens.keyOf(TokenRole::LogProb) && tokens.keyOf(TokenRole::RolloutLogProb);
            return areBoth ? std::make_unique<Ratios>(tokens) : nullptr;
        }};
    return check;
}

}  // namespace tensordesk
