// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {
namespace {

/// The share of truncated responses.
constexpr Threshold kTruncatedShare{"share", 0.5};

/// Responses with their rewards.
struct RewardedResponses {
    Sightings all;
    MeanFigure reward;

    void add(const TokenSequence& sequence, int64_t number)
    {
        all.add(1, [&] { return std::to_string(number); });
        if (sequence.reward) {
            reward.add(*sequence.reward);
        }
    }
    void add(const RewardedResponses& other)
    {
        all.add(other.all.count, [&] { return other.all.first; });
        reward.sum += other.reward.sum;
        reward.count += other.reward.count;
    }
};

/// Counts truncated responses: as stored, otherwise those of the largest length without an end token.
class Truncated final : public TokenCheck {
public:
    explicit Truncated(const CheckedTokens& tokens) : m_tokens(tokens) { }

    void add(const CheckedSequence& sequence) override
    {
        const int64_t length = sequence.responseLength;
        if (length == 0) {
            return;
        }
        if (length > m_longest) {
            m_longest = length;
            m_complete.add(m_longestEndless);
            m_longestEndless = {};
        }
        const TokenSequence& tokens = sequence.tokens;
        if (tokens.truncated) {
            (*tokens.truncated ? m_truncated : m_complete).add(tokens, sequence.number);
        } else if (m_tokens.tokenizer != nullptr && !tokens.ids.empty()) {
            const bool isEndless = length == m_longest && !m_tokens.tokenizer->isSpecial(tokens.ids[tokens.range().second - 1]);
            (isEndless ? m_longestEndless : m_complete).add(tokens, sequence.number);
        }
    }

    [[nodiscard]] std::vector<Symptom> tell() override
    {
        m_truncated.add(m_longestEndless);
        const int64_t count = m_truncated.all.count, all = count + m_complete.all.count;
        if (count == 0) {
            return {};
        }
        const bool areMany = static_cast<double>(count) > m_tokens.threshold(kTruncatedShare) * static_cast<double>(all);
        const MeanFigure &reward = m_truncated.reward, &otherReward = m_complete.reward;
        const Message message =
            reward.count > 0 && otherReward.count > 0
                ? Message("{} of {} responses are truncated (longest: {} tokens); their mean reward is {}, that of the "
                          "others {}",
                          count, all, m_longest, numberText(reward.mean()), numberText(otherReward.mean()))
            : reward.count > 0 ? Message("{} of {} responses are truncated (longest: {} tokens); their mean reward is {}", count,
                                         all, m_longest, numberText(reward.mean()))
                               : Message("{} of {} responses are truncated (longest: {} tokens)", count, all, m_longest);
        return {{areMany ? Concern::Warning : Concern::Note, {}, m_truncated.all.first, count, message}};
    }

private:
    CheckedTokens m_tokens;
    RewardedResponses m_truncated, m_complete;
    RewardedResponses m_longestEndless;  ///< without an end token, as long as the longest response so far
    int64_t m_longest = 0;
};

}  // namespace

const HealthCheck& truncatedCheck()
{
    static const HealthCheck check{
        "truncated",
        [] { return Message("Truncated responses"); },
        [] {
            return Message(
                "A response without an end token was cut at the maximum length. Its answer is missing, so that its reward "
                "says little about the tokens before.");
        },
        [] { return Message("Raise the maximum length, penalise length smoothly, or leave truncated responses out of the loss."); },
        [](const CheckedRollout&, Round&) -> TellSymptoms { return {}; },
        {&kTruncatedShare},
        [](const CheckedTokens& tokens) -> std::unique_ptr<TokenCheck> {
            const std::optional<TokenSequence> first = firstSequence(tokens);
            const bool isKnown = first && (first->truncated || (tokens.tokenizer != nullptr && tokens.batch.hasIds()));
            return isKnown ? std::make_unique<Truncated>(tokens) : nullptr;
        }};
    return check;
}

}  // namespace tensordesk
