// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <memory>
#include <vector>

namespace tensordesk {
namespace {

/// Compares the loss mask with the attention mask and the prompt.
class TokenMasks final : public TokenCheck {
public:
    explicit TokenMasks(const CheckedTokens& tokens) : m_form(tokens.batch.form()) { }

    void add(const CheckedSequence& sequence) override
    {
        const TokenSequence& tokens = sequence.tokens;
        const auto [first, last] = tokens.range();
        if (first == last) {
            return;  // a row of padding only, which fills a batch
        }
        ++m_all;
        if (!tokens.trained.empty()) {
            const auto isTrained = [&](std::size_t i) { return tokens.trained[i] != 0; };
            countTokens(sequence, TokenPart::Padding, isTrained, m_padding);
            countTokens(sequence, TokenPart::Prompt, isTrained, m_prompt);
        }
        // Without lengths in the file the loss mask is all that separates prompt and response.
        const bool isOnlyMasked = m_form.prompt.empty() && m_form.response.empty() && m_form.responseLength.empty();
        const auto here = [&] { return std::to_string(sequence.number); };
        m_wholes.add(isOnlyMasked && !tokens.trained.empty() && tokens.trained[first] != 0 ? 1 : 0, here);
        if (tokens.count(TokenPart::Response) == 0 && !tokens.truncated.value_or(false)) {
            const bool isMasked = isOnlyMasked ? !tokens.trained.empty() : tokens.count(TokenPart::Environment) > 0;
            (isMasked ? m_masked : m_empty).add(1, here);
        }
    }

    [[nodiscard]] std::vector<Symptom> tell() override
    {
        std::vector<Symptom> symptoms;
        const auto tellOf = [&](const Sightings& sightings, const Message& message) {
            if (sightings.count > 0) {
                symptoms.push_back({Concern::Warning, {}, sightings.first, sightings.count, message});
            }
        };
        tellOf(m_padding, Message("the loss mask covers {} padding tokens", m_padding.count));
        tellOf(m_prompt, Message("the loss mask covers {} tokens of prompts", m_prompt.count));
        tellOf(m_wholes, Message("the loss mask covers the first token of {} of {} sequences", m_wholes.count, m_all));
        tellOf(m_masked, Message("the loss mask is 0 at all tokens of {} of {} sequences", m_masked.count, m_all));
        tellOf(m_empty, Message("{} of {} sequences have no response", m_empty.count, m_all));
        return symptoms;
    }

private:
    const TokenForm& m_form;
    Sightings m_padding, m_prompt;          ///< by token
    Sightings m_wholes, m_masked, m_empty;  ///< by sequence
    int64_t m_all = 0;
};

}  // namespace

const HealthCheck& tokenMasksCheck()
{
    static const HealthCheck check{
        "token-masks",
        [] { return Message("Loss mask"); },
        [] {
            return Message(
                "The loss mask selects the tokens that the policy sampled. Prompts and padding in it teach the policy to "
                "write them; a sequence without any trained token has no gradient.");
        },
        [] {
            return Message("Build the loss mask from the lengths of prompt and response, and multiply it by the attention mask.");
        },
        [](const CheckedRollout&, Round&) -> TellSymptoms { return {}; },
        {},
        [](const CheckedTokens& tokens) -> std::unique_ptr<TokenCheck> {
            return tokens.batch.hasIds() ? std::make_unique<TokenMasks>(tokens) : nullptr;
        }};
    return check;
}

}  // namespace tensordesk
