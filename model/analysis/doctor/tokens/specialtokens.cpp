// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace tensordesk {
namespace {

/// The smallest length in bytes of a special token that is searched in texts. "<s>" and "</s>" are also HTML.
constexpr std::size_t kLeastSpecialBytes = 5;
/// The largest number of tokens after a special token, such as "user\n", that a doubled template repeats with it.
constexpr std::size_t kMostHeaderTokens = 3;

/// The places where a special token follows itself.
struct DoubledToken {
    Sightings starts, others;     ///< sequences with two of them
    bool isInLongerRuns = false;  ///< padding without an attention mask, or the places of an image
};

/// Finds special tokens that are doubled, or written as plain text.
class SpecialTokens final : public TokenCheck {
public:
    explicit SpecialTokens(const CheckedTokens& tokens) : m_tokenizer(*tokens.tokenizer)
    {
        int64_t seen = 0;
        const int64_t mostIds = 8 * m_tokenizer.size() + 1'000'000;  // see Tokenizer::parse()
        for (int64_t id = 0; seen < m_tokenizer.size() && id <= mostIds; ++id) {
            const std::string* const token = m_tokenizer.token(id);
            seen += token != nullptr ? 1 : 0;
            if (token != nullptr && m_tokenizer.isSpecial(id) && token->size() >= kLeastSpecialBytes) {
                m_specials.push_back(*token);
            }
        }
    }

    void add(const CheckedSequence& sequence) override
    {
        const auto [first, last] = sequence.tokens.range();
        ++m_all;
        addDoubled(sequence, first, last);
        addHeaders(sequence, first, last);
        std::vector<int64_t> plain;
        for (const TokenRun& run : sequence.tokens.runs) {
            for (std::size_t i = run.begin; isOfResponse(run.part) && i < run.end; ++i) {
                if (!m_tokenizer.isSpecial(sequence.tokens.ids[i])) {
                    plain.push_back(sequence.tokens.ids[i]);
                }
            }
        }
        const std::string text = plain.empty() ? std::string() : m_tokenizer.decode(plain, true);
        const auto found = std::ranges::find_if(m_specials, [&](const std::string& special) {
            return text.find(special) != std::string::npos;
        });
        if (found != m_specials.end()) {
            m_written.add(1, [&] { return std::to_string(sequence.number); });
            if (m_writtenToken.empty()) {
                m_writtenToken = *found;
            }
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
        for (const auto& [id, doubled] : m_doubled) {
            if (!doubled.isInLongerRuns) {
                const std::string& token = *m_tokenizer.token(id);
                tellOf(doubled.starts, Message("{} of {} sequences start with {} twice", doubled.starts.count, m_all, token));
                tellOf(doubled.others, Message("{} of {} sequences contain {} twice in a row", doubled.others.count, m_all, token));
            }
        }
        tellOf(m_headers, Message("{} of {} sequences repeat {} and the tokens after it: the chat template was applied twice",
                                  m_headers.count, m_all, m_headerToken));
        tellOf(m_written, Message("{} of {} responses contain {} as plain text, not as a special token", m_written.count, m_all,
                                  m_writtenToken));
        return symptoms;
    }

private:
    [[nodiscard]] bool isSpecialAt(const TokenSequence& tokens, std::size_t i) const
    {
        return m_tokenizer.isSpecial(tokens.ids[i]) && tokens.partOf(i) != TokenPart::Padding;
    }

    /// Searches special tokens that follow themselves.
    void addDoubled(const CheckedSequence& sequence, std::size_t first, std::size_t last)
    {
        const TokenSequence& tokens = sequence.tokens;
        std::set<int64_t> found;  // each sequence counts once
        for (std::size_t begin = first; begin < last;) {
            std::size_t end = begin + 1;
            while (end < last && tokens.ids[end] == tokens.ids[begin] && tokens.partOf(end) != TokenPart::Padding) {
                ++end;
            }
            if (end - begin > 1 && isSpecialAt(tokens, begin)) {
                DoubledToken& doubled = m_doubled[tokens.ids[begin]];
                doubled.isInLongerRuns |= end - begin > 2;
                const auto where = [&] { return tokenIndex(sequence.number, begin); };
                if (begin == first) {
                    doubled.starts.add(1, where);
                } else if (found.insert(tokens.ids[begin]).second) {
                    doubled.others.add(1, where);
                }
            }
            begin = end;
        }
    }

    /// Searches a special token and up to kMostHeaderTokens others that the same tokens follow.
    void addHeaders(const CheckedSequence& sequence, std::size_t first, std::size_t last)
    {
        const TokenSequence& tokens = sequence.tokens;
        for (std::size_t begin = first; begin < last; ++begin) {
            if (!isSpecialAt(tokens, begin)) {
                continue;
            }
            std::size_t size = 1;
            while (size <= kMostHeaderTokens && begin + size < last && !m_tokenizer.isSpecial(tokens.ids[begin + size])) {
                ++size;
            }
            const auto header = std::span(tokens.ids).subspan(begin, size);
            if (size > 1 && size <= kMostHeaderTokens + 1 && begin + 2 * size <= last
                && std::ranges::equal(header, std::span(tokens.ids).subspan(begin + size, size))) {
                m_headers.add(1, [&] { return tokenIndex(sequence.number, begin); });
                m_headerToken = m_headerToken.empty() ? *m_tokenizer.token(tokens.ids[begin]) : m_headerToken;
                return;
            }
        }
    }

    const Tokenizer& m_tokenizer;
    std::vector<std::string> m_specials;
    std::map<int64_t, DoubledToken> m_doubled;  ///< by ID
    Sightings m_headers, m_written;
    std::string m_headerToken, m_writtenToken;  ///< of the first occurrence
    int64_t m_all = 0;
};

}  // namespace

const HealthCheck& specialTokensCheck()
{
    static const HealthCheck check{
        "special-tokens",
        [] { return Message("Special tokens"); },
        [] {
            return Message(
                "The chat template adds the special tokens once. A tokenizer that adds them again, or text that contains "
                "their names, gives the model input that it never saw.");
        },
        [] {
            return Message(
                "Tokenize the text of a chat template with add_special_tokens=False; remove special tokens from texts of "
                "users.");
        },
        [](const CheckedRollout&, Round&) -> TellSymptoms { return {}; },
        {},
        [](const CheckedTokens& tokens) -> std::unique_ptr<TokenCheck> {
            const bool isKnown = tokens.tokenizer != nullptr && tokens.batch.hasIds();
            return isKnown ? std::make_unique<SpecialTokens>(tokens) : nullptr;
        }};
    return check;
}

}  // namespace tensordesk
