// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

namespace tensordesk {
namespace {

/// The difference of two log-probabilities of a token from which it counts.
constexpr Threshold kEngineDifference{"difference", 0.1};
/// The share of tokens with such a difference. Kernels that differ only in rounding have less.
constexpr Threshold kEngineShare{"share", 0.05};
/// The mean of the difference, and the change of this mean from the first to the last quarter of the responses.
constexpr Threshold kEngineMean{"mean", 0.05};
/// The distance of the slope from 1. A temperature that only one side applies changes the slope.
constexpr Threshold kEngineSlope{"slope", 0.1};
/// The number of tokens that make a slope.
constexpr int64_t kLeastTokensOfSlope = 64;

/// Compares the log-probabilities of trained tokens under the policy and under the rollout engine.
class RolloutTrainer final : public TokenCheck {
public:
    explicit RolloutTrainer(const CheckedTokens& tokens) : m_tokens(tokens), m_difference(tokens.threshold(kEngineDifference)) { }

    void add(const CheckedSequence& sequence) override
    {
        const std::vector<double>& policy = *m_tokens.valuesOf(sequence.tokens, TokenRole::LogProb);
        const std::vector<double>& rollout = *m_tokens.valuesOf(sequence.tokens, TokenRole::RolloutLogProb);
        constexpr int64_t quarters = 4;
        const int64_t size = sequence.tokens.count(TokenPart::Response);
        std::array<MeanFigure, quarters> means;
        int64_t position = -1;
        PairFigures pairs = m_pairs;  // copies that stay in registers
        double squares = m_squares, largest = m_largest;
        int64_t beyond = m_beyond;
        eachToken(sequence.tokens, TokenPart::Response, [&](std::size_t i) {
            ++position;
            const double difference = policy[i] - rollout[i];
            if (!std::isfinite(difference)) {
                return;  // a finding of the check log-prob-range
            }
            means[static_cast<std::size_t>(position * quarters / size)].add(difference);
            squares += difference * difference;
            pairs.add(rollout[i], policy[i]);
            beyond += std::abs(difference) > m_difference ? 1 : 0;
            if (std::abs(difference) > std::abs(largest)) {
                largest = difference;
                m_largestAt = {sequence.number, i};
            }
        });
        m_pairs = pairs;
        m_squares = squares;
        m_largest = largest;
        m_beyond = beyond;
        for (const MeanFigure& mean : means) {
            m_all.add(mean);
        }
        if (size >= quarters) {
            m_first.add(means.front());
            m_last.add(means.back());
        }
    }

    [[nodiscard]] std::vector<Symptom> tell() override
    {
        std::vector<Symptom> symptoms;
        const KeyPath key = *m_tokens.keyOf(TokenRole::LogProb);
        const bool areMany = static_cast<double>(m_beyond) > m_tokens.threshold(kEngineShare) * static_cast<double>(m_all.count);
        if (areMany || isShifted() || isDrifting()) {
            symptoms.push_back({Concern::Warning, key, m_largestAt.text(), m_beyond,
                                Message("differs from the log-probability under the rollout engine by {} on average and {} at "
                                        "most; by more than {} at {} of {} tokens; by {} on average in the first quarter of the "
                                        "responses, {} in the last",
                                        numberText(m_all.mean()), numberText(m_largest), numberText(m_difference), m_beyond,
                                        m_all.count, numberText(m_first.mean()), numberText(m_last.mean()))});
        }
        if (isTilted()) {
            symptoms.push_back({Concern::Warning,
                                key,
                                {},
                                0,
                                Message("has the slope {} over the log-probability under the rollout engine, expected 1: one side "
                                        "may apply a temperature that the other does not",
                                        numberText(m_pairs.slope()))});
        }
        return symptoms;
    }

private:
    /// True if a mean is beyond the threshold by more than chance. `inverseCount`: 1 / the number of its differences.
    [[nodiscard]] bool isBiased(double mean, double inverseCount) const
    {
        constexpr double deviations = 3;
        const auto all = static_cast<double>(m_all.count);
        const double variance = std::max(m_squares / all - m_all.mean() * m_all.mean(), 0.0);
        return std::abs(mean) > m_tokens.threshold(kEngineMean) + deviations * std::sqrt(variance * inverseCount);
    }
    [[nodiscard]] bool isShifted() const { return m_all.count > 0 && isBiased(m_all.mean(), 1 / static_cast<double>(m_all.count)); }
    /// True if the mean of the last quarter of the responses differs from that of the first.
    [[nodiscard]] bool isDrifting() const
    {
        return m_first.count > 0 && m_last.count > 0
            && isBiased(m_last.mean() - m_first.mean(),
                        1 / static_cast<double>(m_first.count) + 1 / static_cast<double>(m_last.count));
    }

    /// True if the slope is certainly not 1. Noise of x makes the slope of y on x too small, and noise of y makes the slope of x on
    /// y too small. The true slope is therefore between the first one and the inverse of the second one.
    [[nodiscard]] bool isTilted() const
    {
        const double correlation = m_pairs.correlation();
        if (m_pairs.count() < kLeastTokensOfSlope || correlation <= 0) {
            return false;
        }
        constexpr double deviations = 3;
        const double least = m_pairs.slope(), most = least / (correlation * correlation);
        const double tolerance = m_tokens.threshold(kEngineSlope) + deviations * m_pairs.slopeError();
        return least > 1 + tolerance || most < 1 - tolerance;
    }

    CheckedTokens m_tokens;
    double m_difference;  ///< the threshold of a token
    MeanFigure m_all, m_first, m_last;
    PairFigures m_pairs;
    int64_t m_beyond = 0;
    double m_squares = 0, m_largest = 0;
    TokenPlace m_largestAt;
};

}  // namespace

const HealthCheck& rolloutTrainerCheck()
{
    static const HealthCheck check{
        "rollout-trainer",
        [] { return Message("Rollout engine and trainer"); },
        [] {
            return Message("The engine that samples and the trainer compute the same log-probabilities, except for rounding. "
                           "Otherwise the policy gradient is biased, because the tokens come from another distribution.");
        },
        [] {
            return Message("Use the same weights, temperature, top-p and number format on both sides, or correct the difference by "
                           "importance sampling.");
        },
        [](const CheckedRollout&, Round&) -> TellSymptoms { return {}; },
        {&kEngineDifference, &kEngineShare, &kEngineMean, &kEngineSlope},
        [](const CheckedTokens& tokens) -> std::unique_ptr<TokenCheck> {
            const bool areBoth = tokens.keyOf(TokenRole::LogProb) && tokens.keyOf(TokenRole::RolloutLogProb);
            return areBoth ? std::make_unique<RolloutTrainer>(tokens) : nullptr;
        }};
    return check;
}

}  // namespace tensordesk
