// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <vector>

namespace tensordesk {
namespace {

/// The correlation of reward and length, positive or negative.
constexpr Threshold kLengthCorrelation{"correlation", 0.7};
/// The number of sequences that make a correlation.
constexpr Threshold kLeastSequences{"sequences", 16};
/// The factor between the lengths of the first and the last step.
constexpr Threshold kLengthFactor{"factor", 2};

/// Correlates reward and length, and compares the lengths of the first and the last step.
class LengthReward final : public TokenCheck {
public:
    explicit LengthReward(const CheckedTokens& tokens) : m_tokens(tokens) { }

    void add(const CheckedSequence& sequence) override
    {
        const auto length = static_cast<double>(sequence.responseLength);
        if (const std::optional<double> reward = sequence.tokens.reward; reward && std::isfinite(*reward)) {
            m_pairs.add(length, *reward);
        }
        if (sequence.tokens.step) {
            m_bySteps[*sequence.tokens.step].add(length);
        }
    }

    [[nodiscard]] std::vector<Symptom> tell() override
    {
        std::vector<Symptom> symptoms;
        const double correlation = m_pairs.correlation();
        if (static_cast<double>(m_pairs.count()) >= m_tokens.threshold(kLeastSequences)
            && std::abs(correlation) > m_tokens.threshold(kLengthCorrelation)) {
            constexpr double unit = 100;
            const std::string ofPairs = numberText(correlation), slope = numberText(m_pairs.slope() * unit);
            symptoms.push_back({Concern::Warning,
                                {},
                                {},
                                0,
                                m_tokens.batch.hasIds()
                                    ? Message("the reward follows the length of the response: correlation {}, slope {} per 100 "
                                              "tokens, over {} sequences",
                                              ofPairs, slope, m_pairs.count())
                                    : Message("the reward follows the length of the response: correlation {}, slope {} per 100 "
                                              "characters, over {} sequences",
                                              ofPairs, slope, m_pairs.count())});
        }
        if (m_bySteps.size() > 1) {
            const auto& [first, before] = *m_bySteps.begin();
            const auto& [last, after] = *m_bySteps.rbegin();
            const auto [least, most] = std::minmax({before.mean(), after.mean()});
            if (most > 0 && most >= m_tokens.threshold(kLengthFactor) * least) {
                symptoms.push_back({Concern::Note,
                                    {},
                                    {},
                                    0,
                                    Message("the mean length of responses changed from {} at step {} to {} at step {}",
                                            numberText(before.mean()), first, numberText(after.mean()), last)});
            }
        }
        return symptoms;
    }

private:
    CheckedTokens m_tokens;
    PairFigures m_pairs;
    std::map<int64_t, MeanFigure> m_bySteps;
};

}  // namespace

const HealthCheck& lengthRewardCheck()
{
    static const HealthCheck check{
        "length-reward",
        [] { return Message("Reward and length"); },
        [] {
            return Message("If the reward follows the length, the policy learns to write long or short responses instead of better "
                           "ones.");
        },
        [] { return Message("Compare responses of the same quality and different lengths; normalise the reward by length."); },
        [](const CheckedRollout&, Round&) -> TellSymptoms { return {}; },
        {&kLengthCorrelation, &kLeastSequences, &kLengthFactor},
        [](const CheckedTokens& tokens) -> std::unique_ptr<TokenCheck> {
            const std::optional<TokenSequence> first = firstSequence(tokens);
            return first && (first->reward || first->step) ? std::make_unique<LengthReward>(tokens) : nullptr;
        }};
    return check;
}

}  // namespace tensordesk
