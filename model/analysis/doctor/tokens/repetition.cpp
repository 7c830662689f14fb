// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace tensordesk {
namespace {

/// The number of times that a response repeats its last tokens.
constexpr Threshold kRepeats{"repeats", 8};
/// The different 4-grams of a response as a fraction of all of them.
constexpr Threshold kDistinctShare{"distinct", 0.2};
/// The share of responses that are loops. A few are usual early in training and in truncated responses.
constexpr Threshold kLoopedShare{"share", 0.2};
constexpr std::size_t kGramSize = 4;
/// The number of tokens that make a fraction of different 4-grams.
constexpr std::size_t kLeastTokensOfGrams = 64;

/// The samples of one prompt.
struct SamplesSeen {
    int64_t firstSequence = 0, count = 0;
    std::unordered_set<uint64_t> distinct = {};  ///< hashes of the responses
};

/// Finds equal responses within a group, and responses that repeat the same tokens.
class Repetition final : public TokenCheck {
public:
    explicit Repetition(const CheckedTokens& tokens) : m_tokens(tokens) { }

    void add(const TokenSequence& sequence, int64_t number) override
    {
        std::vector<int64_t> response;
        const std::size_t end = responseEnd(sequence);
        for (std::size_t i = 0; i < end; ++i) {
            if (isOfResponse(sequence.parts[i])) {
                response.push_back(sequence.ids[i]);
            }
        }
        if (response.empty() && sequence.responseText.empty()) {
            return;
        }
        ++m_all;
        m_loops.add(isLoop(response) ? 1 : 0, [&] { return std::to_string(number); });
        if (const std::optional<uint64_t> group = groupOf(sequence)) {
            SamplesSeen& samples = m_groups.try_emplace(*group, SamplesSeen{.firstSequence = number}).first->second;
            ++samples.count;
            samples.distinct.insert(response.empty() ? std::hash<std::string>()(sequence.responseText) : hashOf(response));
        }
    }

    [[nodiscard]] std::vector<Symptom> tell() override
    {
        int64_t groups = 0, copies = 0, samplesOfGroups = 0, equal = 0, firstCopies = -1, firstEqual = -1;
        for (const auto& [hash, samples] : m_groups) {
            if (samples.count < 2) {
                continue;
            }
            ++groups;
            samplesOfGroups += samples.count;
            const auto distinct = static_cast<int64_t>(samples.distinct.size());
            if (distinct == 1) {
                ++equal;
                firstEqual = firstEqual < 0 ? samples.firstSequence : std::min(firstEqual, samples.firstSequence);
            } else if (distinct < samples.count) {
                copies += samples.count - distinct;
                firstCopies = firstCopies < 0 ? samples.firstSequence : std::min(firstCopies, samples.firstSequence);
            }
        }
        std::vector<Symptom> symptoms;
        if (equal > 0) {
            symptoms.push_back({Concern::Warning,
                                {},
                                std::to_string(firstEqual),
                                equal,
                                Message("all responses are the same in {} of {} groups", equal, groups)});
        }
        if (copies > 0) {
            symptoms.push_back({Concern::Note,
                                {},
                                std::to_string(firstCopies),
                                copies,
                                Message("{} of {} responses are copies of another one in their group", copies, samplesOfGroups)});
        }
        if (m_loops.count > 0) {
            const bool areMany = static_cast<double>(m_loops.count) > m_tokens.threshold(kLoopedShare) * static_cast<double>(m_all);
            symptoms.push_back({areMany ? Concern::Warning : Concern::Note,
                                {},
                                m_loops.first,
                                m_loops.count,
                                Message("{} of {} responses repeat the same tokens in a loop", m_loops.count, m_all)});
        }
        return symptoms;
    }

private:
    [[nodiscard]] bool isLoop(std::span<const int64_t> response) const
    {
        const auto repeated = static_cast<std::size_t>(m_tokens.threshold(kRepeats)) * kGramSize;
        for (std::size_t period = 1; period <= kGramSize && response.size() >= repeated; ++period) {
            const std::span<const int64_t> end = response.last(repeated);
            if (std::equal(end.begin() + static_cast<std::ptrdiff_t>(period), end.end(), end.begin())) {
                return true;
            }
        }
        if (response.size() < kLeastTokensOfGrams) {
            return false;
        }
        std::unordered_set<uint64_t> grams;
        const std::size_t all = response.size() - kGramSize + 1;
        for (std::size_t i = 0; i < all; ++i) {
            grams.insert(hashOf(response.subspan(i, kGramSize)));
        }
        return static_cast<double>(grams.size()) < m_tokens.threshold(kDistinctShare) * static_cast<double>(all);
    }

    CheckedTokens m_tokens;
    std::unordered_map<uint64_t, SamplesSeen> m_groups;
    Sightings m_loops;
    int64_t m_all = 0;
};

}  // namespace

const HealthCheck& repetitionCheck()
{
    static const HealthCheck check{
        "repetition",
        [] { return Message("Repeated responses"); },
        [] {
            return Message("Equal samples of a prompt have equal rewards and no advantage. A response that repeats the same tokens "
                           "until the maximum length shows that the policy collapsed.");
        },
        [] {
            return Message("Check that each sample has its own seed and that the temperature is above 0; compare with an earlier "
                           "step of the run.");
        },
        [](const CheckedRollout&, Round&) -> TellSymptoms { return {}; },
        {&kRepeats, &kDistinctShare, &kLoopedShare},
        [](const CheckedTokens& tokens) -> std::unique_ptr<TokenCheck> {
            const std::optional<TokenSequence> first = firstSequence(tokens);
            const bool hasResponses = first && (tokens.batch.hasIds() || !first->responseText.empty());
            return hasResponses ? std::make_unique<Repetition>(tokens) : nullptr;
        }};
    return check;
}

}  // namespace tensordesk
