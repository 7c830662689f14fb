// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"
#include "model/analysis/tokens/tokenmeasures.h"

#include <cmath>
#include <memory>
#include <vector>

namespace tensordesk {
namespace {

/// The mean of k3 over all tokens of responses, in nats.
constexpr Threshold kMeanKl{"mean", 1.0};
/// The k3 of one token, in nats.
constexpr Threshold kTokenKl{"token", 20};

/// Estimates the KL divergence of the policy from the reference by k1, k2 and k3 of Schulman, Approximating KL Divergence (2020).
class KlDivergence final : public TokenCheck {
public:
    explicit KlDivergence(const CheckedTokens& tokens) : m_tokens(tokens), m_ofToken(tokens.threshold(kTokenKl)) { }

    void add(const CheckedSequence& sequence) override
    {
        const std::vector<double>& policy = *m_tokens.valuesOf(sequence.tokens, TokenRole::LogProb);
        const std::vector<double>& reference = *m_tokens.valuesOf(sequence.tokens, TokenRole::ReferenceLogProb);
        eachToken(sequence.tokens, TokenPart::Response, [&](std::size_t i) {
            const double difference = policy[i] - reference[i];
            if (!std::isfinite(difference)) {
                return;
            }
            const double k3 = klEstimate(difference);
            m_k1.add(difference);
            m_k2.add(difference * difference / 2);
            m_k3.add(k3);
            m_beyond += k3 > m_ofToken ? 1 : 0;
            if (k3 > m_largest) {
                m_largest = k3;
                m_largestAt = {sequence.number, i};
            }
        });
    }

    [[nodiscard]] std::vector<Symptom> tell() override
    {
        std::vector<Symptom> symptoms;
        if (m_beyond > 0 || m_k3.mean() > m_tokens.threshold(kMeanKl)) {
            symptoms.push_back({Concern::Warning, *m_tokens.keyOf(TokenRole::LogProb), m_largestAt.text(), m_beyond,
                                Message("the KL divergence from the reference policy is {} on average (k1 {}, k2 {}), and the "
                                        "largest one of a token is {}; more than {} at {} of {} tokens",
                                        numberText(m_k3.mean()), numberText(m_k1.mean()), numberText(m_k2.mean()),
                                        numberText(m_largest), numberText(m_ofToken), m_beyond, m_k3.count)});
        }
        return symptoms;
    }

private:
    CheckedTokens m_tokens;
    double m_ofToken;  ///< the threshold of a token
    MeanFigure m_k1, m_k2, m_k3;
    int64_t m_beyond = 0;
    double m_largest = 0;
    TokenPlace m_largestAt;
};

}  // namespace

const HealthCheck& klCheck()
{
    static const HealthCheck check{
        "kl",
        [] { return Message("KL divergence from the reference"); },
        [] {
            return Message("The KL divergence measures how far the policy moved from the reference policy. A large one means that "
                           "the policy left its language, or that the two saw different tokens.");
        },
        [] {
            return Message(
                "Check that both policies receive the same tokens; raise the KL coefficient or lower the learning rate.");
        },
        [](const CheckedRollout&, Round&) -> TellSymptoms { return {}; },
        {&kMeanKl, &kTokenKl},
        [](const CheckedTokens& tokens) -> std::unique_ptr<TokenCheck> {
            const bool areBoth = tokens.keyOf(TokenRole::LogProb) && tokens.keyOf(TokenRole::ReferenceLogProb);
            return areBoth ? std::make_unique<KlDivergence>(tokens) : nullptr;
        }};
    return check;
}

}  // namespace tensordesk
