// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokencheck.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <array>
#include <cmath>
#include <memory>

namespace tensordesk {
namespace {

/// A log-probability of exactly 0 is a token that could not be another one; more than this share of them is a mask, or a fill value.
constexpr Threshold kZeroShare{"zeros", 0.5};

constexpr std::array<TokenRole, 4> kLogProbs{TokenRole::LogProb, TokenRole::RolloutLogProb, TokenRole::ReferenceLogProb,
                                             TokenRole::TeacherLogProb};

/// The figures of one leaf of log-probabilities, over the trained tokens of responses.
struct LogProbsSeen {
    TokenRole role;
    KeyPath key;
    Sightings zeros, positive, infinite, missing;
    int64_t all = 0;
};

class LogProbRange final : public TokenCheck {
public:
    explicit LogProbRange(const CheckedTokens& tokens) : m_tokens(tokens)
    {
        for (const TokenRole role : kLogProbs) {
            if (const std::optional<KeyPath> key = tokens.keyOf(role)) {
                m_seen.push_back({.role = role, .key = *key, .zeros = {}, .positive = {}, .infinite = {}, .missing = {}});
            }
        }
    }

    [[nodiscard]] bool isApplicable() const { return !m_seen.empty(); }

    void add(const CheckedSequence& sequence) override
    {
        for (LogProbsSeen& seen : m_seen) {
            const std::vector<double>& values = *m_tokens.valuesOf(sequence.tokens, seen.role);
            const auto count = [&](const auto& is, Sightings& sightings) {
                countTokens(sequence, TokenPart::Response, [&](std::size_t i) { return is(values[i]); }, sightings);
            };
            seen.all += sequence.tokens.count(TokenPart::Response);
            Sightings odd;  // nearly always none, so that one pass over the values is enough
            count([](double value) { return !(value < 0 && value >= std::numeric_limits<double>::lowest()); }, odd);
            if (odd.count == 0) {
                continue;
            }
            count([](double value) { return value == 0; }, seen.zeros);
            count([](double value) { return value > 0; }, seen.positive);
            count([](double value) { return value < std::numeric_limits<double>::lowest(); }, seen.infinite);
            count([](double value) { return value != value; }, seen.missing);
        }
    }

    [[nodiscard]] std::vector<Symptom> tell() override
    {
        std::vector<Symptom> symptoms;
        for (const LogProbsSeen& seen : m_seen) {
            const auto tellOf = [&](const Sightings& sightings, const Message& message) {
                if (sightings.count > 0) {
                    symptoms.push_back({Concern::Error, seen.key, sightings.first, sightings.count, message});
                }
            };
            tellOf(seen.positive, Message("is above 0 at {} of {} tokens of responses", seen.positive.count, seen.all));
            tellOf(seen.infinite, Message("is -inf at {} of {} tokens of responses", seen.infinite.count, seen.all));
            tellOf(seen.missing, Message("is NaN at {} of {} tokens of responses", seen.missing.count, seen.all));
            if (static_cast<double>(seen.zeros.count) > m_tokens.threshold(kZeroShare) * static_cast<double>(seen.all)) {
                symptoms.push_back({Concern::Warning,
                                    seen.key,
                                    {},
                                    seen.zeros.count,
                                    Message("is exactly 0 at {} of {} tokens of responses", seen.zeros.count, seen.all)});
            }
        }
        return symptoms;
    }

private:
    CheckedTokens m_tokens;
    std::vector<LogProbsSeen> m_seen;
};

}  // namespace

const HealthCheck& logProbRangeCheck()
{
    static const HealthCheck check{
        "log-prob-range",
        [] { return Message("Range of log-probabilities"); },
        [] {
            return Message(
                "The logarithm of a probability is finite and at most 0. Others come from padding, from logits that were not "
                "normalised, or from a token that the model could not sample.");
        },
        [] { return Message("Compare the masks with the log-probabilities; apply log_softmax before the token is chosen."); },
        [](const CheckedRollout&, Round&) -> TellSymptoms { return {}; },
        {&kZeroShare},
        [](const CheckedTokens& tokens) -> std::unique_ptr<TokenCheck> {
            auto check = std::make_unique<LogProbRange>(tokens);
            return check->isApplicable() ? std::move(check) : nullptr;
        }};
    return check;
}

}  // namespace tensordesk
