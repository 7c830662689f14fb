// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <cmath>
#include <map>
#include <memory>
#include <vector>

namespace tensordesk {
namespace {

/// The entropy of the last step as a fraction of that of the first step.
constexpr Threshold kEntropyCollapse{"collapse", 0.1};
/// The entropy over all steps, in nats.
constexpr Threshold kLeastEntropy{"entropy", 0.01};

/// The mean of -log p of sampled tokens estimates the entropy of the policy.
class EntropyBySteps final : public TokenCheck {
public:
    EntropyBySteps(const CheckedTokens& tokens, TokenRole role) : m_tokens(tokens), m_role(role) { }

    void add(const CheckedSequence& sequence) override
    {
        const std::vector<double>& values = *m_tokens.valuesOf(sequence.tokens, m_role);
        MeanFigure mean;
        eachToken(sequence.tokens, TokenPart::Response, [&](std::size_t i) {
            if (std::isfinite(values[i])) {
                mean.add(-values[i]);
            }
        });
        m_all.add(mean);
        if (sequence.tokens.step && mean.count > 0) {
            m_bySteps[*sequence.tokens.step].add(mean);
        }
    }

    [[nodiscard]] std::vector<Symptom> tell() override
    {
        const KeyPath key = *m_tokens.keyOf(m_role);
        if (m_bySteps.size() > 1) {
            const auto& [first, before] = *m_bySteps.begin();
            const auto& [last, after] = *m_bySteps.rbegin();
            if (before.mean() > 0 && after.mean() < m_tokens.threshold(kEntropyCollapse) * before.mean()) {
                return {{Concern::Warning,
                         key,
                         {},
                         0,
                         Message("the entropy fell from {} at step {} to {} at step {}", numberText(before.mean()), first,
                                 numberText(after.mean()), last)}};
            }
        }
        if (m_all.count > 0 && m_all.mean() < m_tokens.threshold(kLeastEntropy)) {
            return {{Concern::Warning,
                     key,
                     {},
                     0,
                     Message("the entropy is {} over {} tokens of responses", numberText(m_all.mean()), m_all.count)}};
        }
        return {};
    }

private:
    CheckedTokens m_tokens;
    TokenRole m_role;
    MeanFigure m_all;
    std::map<int64_t, MeanFigure> m_bySteps;
};

}  // namespace

const HealthCheck& entropyCheck()
{
    static const HealthCheck check{
        "entropy",
        [] { return Message("Entropy of the policy"); },
        [] {
            return Message("The entropy, the mean of -log p of sampled tokens, measures how much the policy explores. Without it "
                           "all samples of a prompt are the same, and their advantages are 0.");
        },
        [] { return Message("Raise the temperature, the entropy bonus or the upper clip bound; lower the learning rate."); },
        [](const CheckedRollout&, Round&) -> TellSymptoms { return {}; },
        {&kEntropyCollapse, &kLeastEntropy},
        [](const CheckedTokens& tokens) -> std::unique_ptr<TokenCheck> {
            for (const TokenRole role : {TokenRole::LogProb, TokenRole::RolloutLogProb}) {
                if (tokens.keyOf(role)) {
                    return std::make_unique<EntropyBySteps>(tokens, role);
                }
            }
            return nullptr;
        }};
    return check;
}

}  // namespace tensordesk
