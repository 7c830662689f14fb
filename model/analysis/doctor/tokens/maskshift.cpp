// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace tensordesk {
namespace {

/// The correlation of shifted log-probabilities exceeds the one of unshifted ones by this.
constexpr Threshold kShiftMargin{"margin", 0.3};
/// The share of responses whose end token is not trained. Some end in the output of a tool.
constexpr Threshold kUntrainedEnds{"ends", 0.5};
/// The number of tokens that make a correlation, and the least correlation of log-probabilities of the same tokens.
constexpr int64_t kLeastTokensOfShift = 32;
constexpr double kLeastCorrelation = 0.5;
/// The number of tokens that are enough for a correlation.
constexpr int64_t kMostPairs = 1'000'000;

/// The sequences whose last trained token is followed by an end token, and those where it is the end token.
struct EndsSeen {
    Sightings untrained;
    int64_t trained = 0;
};

/// Correlates the log-probabilities of the policy with those of the rollout engine for the same token and its two neighbours.
class MaskShift final : public TokenCheck {
public:
    explicit MaskShift(const CheckedTokens& tokens) : m_tokens(tokens) { }

    void add(const CheckedSequence& sequence) override
    {
        const auto* policy = m_tokens.valuesOf(sequence.tokens, TokenRole::LogProb);
        const auto* rollout = m_tokens.valuesOf(sequence.tokens, TokenRole::RolloutLogProb);
        if (policy != nullptr && rollout != nullptr) {
            addPairs(sequence.tokens, *policy, *rollout);
        }
        if (m_tokens.tokenizer != nullptr) {
            addEnd(sequence);
        }
    }

    [[nodiscard]] std::vector<Symptom> tell() override
    {
        std::vector<Symptom> symptoms;
        const double same = m_same.correlation(), next = m_next.correlation(), previous = m_previous.correlation();
        const double shifted = std::max(next, previous);
        if (m_same.count() >= kLeastTokensOfShift && shifted > kLeastCorrelation
            && shifted > same + m_tokens.threshold(kShiftMargin)) {
            const std::string ofShifted = numberText(shifted), ofSame = numberText(same);
            symptoms.push_back({Concern::Warning,
                                *m_tokens.keyOf(TokenRole::LogProb),
                                {},
                                0,
                                next > previous ? Message("matches the rollout engine's log-probability of the next token: "
                                                          "correlation {}, and {} with that of the same token",
                                                          ofShifted, ofSame)
                                                : Message("matches the rollout engine's log-probability of the previous token: "
                                                          "correlation {}, and {} with that of the same token",
                                                          ofShifted, ofSame)});
        }
        const auto most = std::ranges::max_element(m_ends, {},
                                                   [](const auto& end) { return end.second.untrained.count + end.second.trained; });
        if (most != m_ends.end()) {
            const Sightings& untrained = most->second.untrained;
            if (static_cast<double>(untrained.count) > m_tokens.threshold(kUntrainedEnds) * static_cast<double>(m_responses)) {
                symptoms.push_back({Concern::Warning,
                                    {},
                                    untrained.first,
                                    untrained.count,
                                    Message("the end token {} is outside of the loss mask in {} of {} responses",
                                            *m_tokens.tokenizer->token(most->first), untrained.count, m_responses)});
            }
        }
        return symptoms;
    }

private:
    void addPairs(const TokenSequence& sequence, const std::vector<double>& policy, const std::vector<double>& rollout)
    {
        // One pass each: the sums of one figure stay in registers.
        const auto addShifted = [&](PairFigures& all, std::size_t from) {
            PairFigures figures = all;
            for (const TokenRun& run : sequence.runs) {
                if (run.part != TokenPart::Response || all.count() >= kMostPairs) {
                    continue;
                }
                for (std::size_t i = run.begin + 1; i + 1 < run.end; ++i) {
                    // The sum is finite only if each of them is.
                    if (std::isfinite(policy[i] + rollout[i - 1] + rollout[i] + rollout[i + 1])) {
                        figures.add(policy[i], rollout[i + from - 1]);
                    }
                }
            }
            all = figures;
        };
        addShifted(m_previous, 0);
        addShifted(m_same, 1);
        addShifted(m_next, 2);
    }

    void addEnd(const CheckedSequence& sequence)
    {
        const TokenSequence& tokens = sequence.tokens;
        if (tokens.count(TokenPart::Response) == 0) {
            return;
        }
        ++m_responses;
        const std::size_t behind = sequence.responseEnd;
        const int64_t end = tokens.ids[behind - 1];
        if (m_tokens.tokenizer->isSpecial(end)) {
            ++m_ends[end].trained;
        } else if (behind < tokens.ids.size() && tokens.partOf(behind) == TokenPart::Environment
                   && m_tokens.tokenizer->isSpecial(tokens.ids[behind])) {
            m_ends[tokens.ids[behind]].untrained.add(1, [&] { return tokenIndex(sequence.number, behind); });
        }
    }

    CheckedTokens m_tokens;
    PairFigures m_previous, m_same, m_next;
    std::map<int64_t, EndsSeen> m_ends;  ///< by the ID of a special token
    int64_t m_responses = 0;
};

}  // namespace

const HealthCheck& maskShiftCheck()
{
    static const HealthCheck check{
        "mask-shift",
        [] { return Message("Shift by one token"); },
        [] {
            return Message("Logits at a position belong to the next token. A shift that is missing or made twice pairs tokens with "
                           "the log-probabilities of their neighbours, or leaves the end token out of the loss.");
        },
        [] {
            return Message(
                "Compare tokens, log-probabilities and loss mask at the first and the last token of a response; train on "
                "the end token.");
        },
        [](const CheckedRollout&, Round&) -> TellSymptoms { return {}; },
        {&kShiftMargin, &kUntrainedEnds},
        [](const CheckedTokens& tokens) -> std::unique_ptr<TokenCheck> {
            const bool areBoth = tokens.keyOf(TokenRole::LogProb) && tokens.keyOf(TokenRole::RolloutLogProb);
            const bool hasEnds = tokens.tokenizer != nullptr && tokens.batch.hasIds();
            return areBoth || hasEnds ? std::make_unique<MaskShift>(tokens) : nullptr;
        }};
    return check;
}

}  // namespace tensordesk
