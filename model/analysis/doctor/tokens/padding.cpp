// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace tensordesk {
namespace {

/// The share of texts that begin or end with the pad token from which it is also the begin or end token.
constexpr Threshold kPadAsEnd{"ends", 0.25};
/// The IDs whose occurrences are counted: damaged ones may be any numbers.
constexpr int64_t kSmallestId = -128, kGreatestId = int64_t{1} << 19U;

/// The occurrences of an ID.
struct IdOccurrences {
    int64_t padding = 0;           ///< outside of the attention mask
    int64_t starts = 0, ends = 0;  ///< as the first and the last token of a text
    TokenPlace startsAt, endsAt, insideAt;
};

/// Finds padding within sequences and on the other side than usual, and the pad token within texts.
class PaddingPlaces final : public TokenCheck {
public:
    explicit PaddingPlaces(const CheckedTokens& tokens) : m_tokens(tokens) { }

    void add(const CheckedSequence& sequence) override
    {
        const TokenSequence& tokens = sequence.tokens;
        const auto [first, last] = tokens.range();
        if (!tokens.ids.empty()) {
            countIds(sequence, first, last);
        }
        if (first < last) {
            ++m_texts;
            addSides(tokens, sequence.number, first, last);
            addRuns(tokens, sequence.number, first, last);
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
        tellOf(m_between, Message("padding is between tokens of {} of {} sequences", m_between.count, m_texts));
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

    void countIds(const CheckedSequence& sequence, std::size_t first, std::size_t last)
    {
        const std::vector<int64_t>& ids = sequence.tokens.ids;
        const int64_t most = *std::ranges::max_element(ids);
        const auto size = static_cast<std::size_t>(std::clamp(most, kSmallestId, kGreatestId) - kSmallestId + 1);
        if (size > m_ids.size()) {
            m_ids.resize(size);
            m_inside.resize(size);
        }
        const auto isCounted = [](int64_t id) { return id >= kSmallestId && id <= kGreatestId; };
        const auto placeOf = [](int64_t id) { return static_cast<std::size_t>(id - kSmallestId); };
        const auto note = [&](std::size_t i, int64_t& count, TokenPlace& place) {
            if (count++ == 0) {
                place = {sequence.number, i};
            }
        };
        for (const TokenRun& run : sequence.tokens.runs) {
            const bool isPadding = run.part == TokenPart::Padding;
            const std::size_t begin = run.begin == first && !isPadding ? first + 1 : run.begin;
            for (std::size_t i = begin; i < (run.end == last && !isPadding ? last - 1 : run.end); ++i) {
                if (isCounted(ids[i])) {
                    const std::size_t id = placeOf(ids[i]);
                    isPadding ? static_cast<void>(++m_ids[id].padding) : note(i, m_inside[id], m_ids[id].insideAt);
                }
            }
        }
        if (first < last && isCounted(ids[first])) {
            IdOccurrences& id = m_ids[placeOf(ids[first])];
            note(first, id.starts, id.startsAt);
        }
        if (first + 1 < last && isCounted(ids[last - 1])) {
            IdOccurrences& id = m_ids[placeOf(ids[last - 1])];
            note(last - 1, id.ends, id.endsAt);
        }
    }

    void addSides(const TokenSequence& sequence, int64_t number, std::size_t first, std::size_t last)
    {
        const bool isLeft = first > 0, isRight = last < sequence.ids.size();
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
        for (const TokenRun& run : sequence.runs) {
            if (run.part != TokenPart::Padding || run.begin < first || run.end > last) {
                continue;
            }
            const std::size_t boundary = sequence.responseAt;
            const bool isAtBoundary = isInTwoParts() && run.begin <= boundary && boundary <= run.end;
            const auto where = [&] { return tokenIndex(number, run.begin); };
            if (isAtBoundary) {
                m_promptsRight.add(run.begin < boundary ? 1 : 0, where);
                m_responsesLeft.add(boundary < run.end ? 1 : 0, where);
            } else if (!isInside) {
                m_between.add(1, where);
                isInside = true;
            }
        }
    }

    void tellOfPadToken(std::vector<Symptom>& symptoms) const
    {
        const auto found = std::ranges::max_element(m_ids, {}, &IdOccurrences::padding);
        if (found == m_ids.end() || found->padding == 0) {
            return;
        }
        const auto isUsual = [&](int64_t count) {
            return static_cast<double>(count) >= m_tokens.threshold(kPadAsEnd) * static_cast<double>(m_texts);
        };
        if (isUsual(found->ends)) {
            return;  // the end token is the pad token, and also ends the turns in a text
        }
        const auto place = found - m_ids.begin();
        const int64_t pad = place + kSmallestId;
        Sightings inText;
        inText.add(m_inside[static_cast<std::size_t>(place)], [&] { return found->insideAt.text(); });
        inText.add(found->ends, [&] { return found->endsAt.text(); });
        if (!isUsual(found->starts)) {
            inText.add(found->starts, [&] { return found->startsAt.text(); });
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
    std::vector<IdOccurrences> m_ids;  ///< by ID, from kSmallestId on
    std::vector<int64_t> m_inside;     ///< by ID: occurrences at other places of texts, which are most
    Sightings m_between, m_promptsRight, m_responsesLeft, m_left, m_right;
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
