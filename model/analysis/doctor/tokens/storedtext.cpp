// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"
#include "model/tensordict/base/text.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {
namespace {

/// Compares the stored texts with the decoded tokens.
class StoredText final : public TokenCheck {
public:
    explicit StoredText(const CheckedTokens& tokens) : m_tokenizer(*tokens.tokenizer) { }

    void add(const CheckedSequence& sequence) override
    {
        const TokenSequence& tokens = sequence.tokens;
        // Messages are stored without the template of the chat, which the tokens have.
        if (tokens.isChat || (tokens.wholeText.empty() && tokens.promptText.empty() && tokens.responseText.empty())) {
            return;
        }
        std::vector<int64_t> prompt, response, whole;
        for (const TokenRun& run : tokens.runs) {
            if (run.part != TokenPart::Padding) {
                const auto ids = std::span(tokens.ids).subspan(run.begin, run.size());
                std::vector<int64_t>& ofPart = isOfResponse(run.part) ? response : prompt;
                ofPart.insert(ofPart.end(), ids.begin(), ids.end());
                whole.insert(whole.end(), ids.begin(), ids.end());
            }
        }
        if (whole.empty()) {
            return;
        }
        ++m_all;
        const auto where = [&] { return std::to_string(sequence.number); };
        m_prompts.add(tokens.promptText.empty() || isTextOf(prompt, tokens.promptText) ? 0 : 1, where);
        m_responses.add(tokens.responseText.empty() || isTextOf(response, tokens.responseText) ? 0 : 1, where);
        // The first text of a list of messages may be the prompt alone.
        const bool isWhole = tokens.wholeText.empty() || isTextOf(whole, tokens.wholeText) || isTextOf(prompt, tokens.wholeText);
        m_wholes.add(isWhole ? 0 : 1, where);
    }

    [[nodiscard]] std::vector<Symptom> tell() override
    {
        std::vector<Symptom> symptoms;
        const auto tellOf = [&](const Sightings& sightings, const Message& message) {
            if (sightings.count > 0) {
                symptoms.push_back({Concern::Warning, {}, sightings.first, sightings.count, message});
            }
        };
        tellOf(m_prompts,
               Message("the stored text of the prompt differs from its tokens in {} of {} sequences", m_prompts.count, m_all));
        tellOf(m_responses,
               Message("the stored text of the response differs from its tokens in {} of {} sequences", m_responses.count, m_all));
        tellOf(m_wholes, Message("the stored text differs from the tokens in {} of {} sequences", m_wholes.count, m_all));
        return symptoms;
    }

private:
    /// True if the tokens read as `text`, with or without special tokens.
    [[nodiscard]] bool isTextOf(const std::vector<int64_t>& ids, std::string_view text) const
    {
        const std::string_view stored = trimmed(text);
        return trimmed(m_tokenizer.decode(ids, false)) == stored || trimmed(m_tokenizer.decode(ids, true)) == stored;
    }

    const Tokenizer& m_tokenizer;
    Sightings m_prompts, m_responses, m_wholes;
    int64_t m_all = 0;
};

}  // namespace

const HealthCheck& storedTextCheck()
{
    static const HealthCheck check{
        "stored-text",
        [] { return Message("Stored text and tokens"); },
        [] {
            return Message("The stored text and the decoded tokens are the same. Otherwise the reward was computed for a text that "
                           "the policy did not write, or tokens were encoded again from text.");
        },
        [] { return Message("Use the tokens of the rollout engine instead of encoding the text; check the tokenizer's version."); },
        [](const CheckedRollout&, Round&) -> TellSymptoms { return {}; },
        {},
        [](const CheckedTokens& tokens) -> std::unique_ptr<TokenCheck> {
            if (tokens.tokenizer == nullptr || !tokens.batch.hasIds()) {
                return nullptr;
            }
            const std::optional<TokenSequence> first = firstSequence(tokens);
            const bool hasText = first && !(first->wholeText.empty() && first->promptText.empty() && first->responseText.empty());
            return hasText ? std::make_unique<StoredText>(tokens) : nullptr;
        }};
    return check;
}

}  // namespace tensordesk
