// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <string>
#include <vector>

namespace tensordesk {
namespace {

/// The distance of the sum from the reward, relative to the largest of these numbers.
constexpr Threshold kPartsTolerance{"tolerance", 1e-4};

/// Compares the sum of the numbers beside the reward with the reward.
class RewardParts final : public TokenCheck {
public:
    explicit RewardParts(const CheckedTokens& tokens) : m_tokens(tokens) { }

    void add(const CheckedSequence& sequence) override
    {
        if (!sequence.tokens.reward || sequence.tokens.components.size() < 2) {
            return;
        }
        double sum = 0, largest = std::abs(*sequence.tokens.reward);
        int64_t nonZero = 0;
        for (const auto& [name, value] : sequence.tokens.components) {
            sum += value;
            nonZero += value != 0 ? 1 : 0;
            largest = std::max(largest, std::abs(value));
        }
        ++m_all;
        const bool isSum = std::abs(sum - *sequence.tokens.reward) <= m_tokens.threshold(kPartsTolerance) * largest;
        m_sums += isSum && nonZero > 1 ? 1 : 0;
        m_others.add(isSum ? 0 : 1, [&] {
            m_sum = sum;
            m_reward = *sequence.tokens.reward;
            return std::to_string(sequence.number);
        });
    }

    [[nodiscard]] std::vector<Symptom> tell() override
    {
        // Otherwise the numbers beside the reward are not its parts, or one of them is, and others are flags.
        if (m_others.count == 0 || m_others.count * 2 > m_all || m_others.count > m_sums) {
            return {};
        }
        return {{Concern::Warning,
                 {},
                 m_others.first,
                 m_others.count,
                 Message("the parts of the reward do not add up in {} of {} sequences; the first sum is {}, and the reward {}",
                         m_others.count, m_all, numberText(m_sum), numberText(m_reward))}};
    }

private:
    CheckedTokens m_tokens;
    Sightings m_others;
    double m_sum = 0, m_reward = 0;  ///< of the first sequence that does not add up
    int64_t m_all = 0, m_sums = 0;   ///< m_sums: those whose reward is the sum of two parts or more
};

}  // namespace

const HealthCheck& rewardPartsCheck()
{
    static const HealthCheck check{
        "reward-parts",
        [] { return Message("Parts of the reward"); },
        [] {
            return Message("The parts of the reward add up to it in most sequences. Where they do not, a part is missing, was "
                           "clipped or belongs to another sequence.");
        },
        [] { return Message("Compare the parts of such a sequence with the reward function."); },
        [](const CheckedRollout&, Round&) -> TellSymptoms { return {}; },
        {&kPartsTolerance},
        [](const CheckedTokens& tokens) -> std::unique_ptr<TokenCheck> {
            const std::optional<TokenSequence> first = firstSequence(tokens);
            return first && first->reward && first->components.size() >= 2 ? std::make_unique<RewardParts>(tokens) : nullptr;
        }};
    return check;
}

}  // namespace tensordesk
