// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <algorithm>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace tensordesk {
namespace {

/// The share of texts that begin or end with the pad token from which it is also the begin or end token.
constexpr Threshold kPadAsEnd{"ends", 0.25};
/// The number of IDs whose occurrences are counted: damaged IDs may be any numbers.
constexpr std::size_t kMostCountedIds = std::size_t{1} << 18U;

/// The occurrences of an ID.
struct IdOccurrences {
    int64_t padding = 0;    ///< outside of the attention mask
    Sightings first, last;  ///< as the first and the last token of a text
    Sightings inside;       ///< at other positions of texts
};

/// Finds padding within sequences and on the other side than usual, and the pad token within texts.
class PaddingPlaces final : public TokenCheck {
public:
    explicit PaddingPlaces(const CheckedTokens& tokens) : m_tokens(tokens) { }

    void add(const TokenSequence& sequence, int64_t number) override
    {
        const auto [first, last] = sequence.range();
        m_texts += first < last ? 1 : 0;
        for (std::size_t i = 0; i < sequence.ids.size(); ++i) {
            const auto found = m_ids.find(sequence.ids[i]);
            if (found == m_ids.end() && m_ids.size() >= kMostCountedIds) {
                continue;
            }
            IdOccurrences& id = found != m_ids.end() ? found->second : m_ids[sequence.ids[i]];
            if (sequence.parts[i] == TokenPart::Padding) {
                ++id.padding;
                continue;
            }
            (i == first ? id.first : i + 1 == last ? id.last : id.inside).add(1, [&] { return tokenIndex(number, i); });
        }
        if (first == last) {
            return;
        }
        addSides(sequence, number, first, last);
        addRuns(sequence, number, first, last);
    }

    [[nodiscard]] std::vector<Symptom> tell() override
    {
        std::vector<Symptom> symptoms;
        const auto tellOf = [&](const Sightings& sightings, const Message& message) {
            if (sightings.count > 0) {
                symptoms.push_back({Concern::Warning, {}, sightings.first, sightings.count, message});
            }
        };
        tellOf(m_inside, Message("padding is between tokens of {} of {} sequences", m_inside.count, m_texts));
        tellOf(m_promptsRight, Message("{} of {} padded prompts are padded on the right", m_promptsRight.count,
                                       m_promptsRight.count + m_promptsLeft));
        tellOf(m_responsesLeft, Message("{} of {} padded responses are padded on the left", m_responsesLeft.count,
                                        m_responsesLeft.count + m_responsesRight));
        const int64_t padded = m_left.count + m_right.count;
        if (m_left.count > m_right.count) {
            tellOf(m_right, Message("{} of {} padded sequences are padded on the right", m_right.count, padded));
        } else {
            tellOf(m_left, Message("{} of {} padded sequences are padded on the left", m_left.count, padded));
        }
        tellOfPadToken(symptoms);
        return symptoms;
    }

private:
    /// True if prompts and responses are padded separately.
    [[nodiscard]] bool isInTwoParts() const { return !m_tokens.batch.form().response.empty(); }

    void addSides(const TokenSequence& sequence, int64_t number, std::size_t first, std::size_t last)
    {
        const bool isLeft = first > 0, isRight = last < sequence.parts.size();
        if (isInTwoParts()) {
            m_promptsLeft += isLeft ? 1 : 0;
            m_responsesRight += isRight ? 1 : 0;
        } else if (isLeft != isRight) {
            (isLeft ? m_left : m_right).add(1, [&] { return std::to_string(number); });
        }
    }

    void addRuns(const TokenSequence& sequence, int64_t number, std::size_t first, std::size_t last)
    {
        bool isInside = false;
        for (std::size_t begin = first; begin < last;) {
            if (sequence.parts[begin] != TokenPart::Padding) {
                ++begin;
                continue;
            }
            std::size_t end = begin;
            while (sequence.parts[end] == TokenPart::Padding) {
                ++end;
            }
            const std::size_t boundary = sequence.responseAt;
            const bool isAtBoundary = isInTwoParts() && begin <= boundary && boundary <= end;
            const auto where = [&] { return tokenIndex(number, begin); };
            if (isAtBoundary) {
                m_promptsRight.add(begin < boundary ? 1 : 0, where);
                m_responsesLeft.add(boundary < end ? 1 : 0, where);
            } else if (!isInside) {
                m_inside.add(1, where);
                isInside = true;
            }
            begin = end;
        }
    }

    void tellOfPadToken(std::vector<Symptom>& symptoms) const
    {
        const auto found = std::ranges::max_element(m_ids, {}, [](const auto& id) { return id.second.padding; });
        if (found == m_ids.end() || found->second.padding == 0) {
            return;
        }
        const auto& [pad, occurrences] = *found;
        const auto isUsual = [&](const Sightings& sightings) {
            return static_cast<double>(sightings.count) >= m_tokens.threshold(kPadAsEnd) * static_cast<double>(m_texts);
        };
        if (isUsual(occurrences.last)) {
            return;  // the end token is the pad token, and also ends the turns in a text
        }
        Sightings inText = occurrences.inside;
        inText.add(occurrences.last.count, [&] { return occurrences.last.first; });
        if (!isUsual(occurrences.first)) {
            inText.add(occurrences.first.count, [&] { return occurrences.first.first; });
        }
        if (inText.count > 0) {
            symptoms.push_back({Concern::Warning,
                                {},
                                inText.first,
                                inText.count,
                                Message("the pad token {} is {} times inside of the attention mask", pad, inText.count)});
        }
    }

    CheckedTokens m_tokens;
    std::unordered_map<int64_t, IdOccurrences> m_ids;
    Sightings m_inside, m_promptsRight, m_responsesLeft, m_left, m_right;
    int64_t m_promptsLeft = 0, m_responsesRight = 0;
    int64_t m_texts = 0;
};

}  // namespace

const HealthCheck& paddingCheck()
{
    static const HealthCheck check{
        "padding",
        [] { return Message("Padding of sequences"); },
        [] {
            return Message("Prompts are padded on the left and responses on the right, or all sequences on the same side. Padding "
                           "elsewhere shifts the positions of tokens, or becomes a part of the text.");
        },
        [] { return Message("Compare the attention mask with the pad token; set the padding side of the tokenizer."); },
        [](const CheckedRollout&, Round&) -> TellSymptoms { return {}; },
        {&kPadAsEnd},
        [](const CheckedTokens& tokens) -> std::unique_ptr<TokenCheck> {
            return tokens.batch.hasIds() ? std::make_unique<PaddingPlaces>(tokens) : nullptr;
        }};
    return check;
}

}  // namespace tensordesk
