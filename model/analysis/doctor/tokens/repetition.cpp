// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"
#include "model/analysis/tokens/sequencetable.h"

#include <bit>
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

/// A set of hashes, which counts them.
class DistinctHashes {
public:
    /// REQUIRES: at most `most` hashes are added.
    explicit DistinctHashes(std::size_t most) : m_hashes(std::bit_ceil(2 * most), 0) { }

    [[nodiscard]] std::size_t count() const noexcept { return m_count; }
    void add(uint64_t hash)
    {
        hash = std::max<uint64_t>(hash, 1);  // 0 is a free place
        std::size_t at = hash & (m_hashes.size() - 1);
        while (m_hashes[at] != 0 && m_hashes[at] != hash) {
            at = (at + 1) & (m_hashes.size() - 1);
        }
        m_count += m_hashes[at] == 0 ? 1 : 0;
        m_hashes[at] = hash;
    }

private:
    std::vector<uint64_t> m_hashes;
    std::size_t m_count = 0;
};

/// Returns a hash of kGramSize IDs.
uint64_t gramHash(std::span<const int64_t> ids)
{
    constexpr uint64_t factor = 0x9e3779b97f4a7c15U;  // odd, with bits at all places
    constexpr unsigned half = 32;
    uint64_t hash = 0;
    for (const int64_t id : ids) {
        hash = (hash ^ static_cast<uint64_t>(id)) * factor;
        hash ^= hash >> half;
    }
    return hash;
}

/// Finds equal responses within a group, and responses that repeat the same tokens.
class Repetition final : public TokenCheck {
public:
    explicit Repetition(const CheckedTokens& tokens) : m_tokens(tokens) { }

    void add(const CheckedSequence& sequence) override
    {
        const std::vector<int64_t>& response = sequence.response;
        const std::string& text = sequence.tokens.responseText;
        if (response.empty() && text.empty()) {
            return;
        }
        ++m_all;
        m_loops.add(isLoop(response) ? 1 : 0, [&] { return std::to_string(sequence.number); });
        if (sequence.group) {
            SamplesSeen& samples = m_groups.try_emplace(*sequence.group, SamplesSeen{.firstSequence = sequence.number})
                                       .first->second;
            ++samples.count;
            samples.distinct.insert(response.empty() ? std::hash<std::string>()(text) : hashOf(response));
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
        const std::size_t all = response.size() - kGramSize + 1;
        const double enough = m_tokens.threshold(kDistinctShare) * static_cast<double>(all);
        DistinctHashes grams(all);
        for (std::size_t i = 0; i < all && static_cast<double>(grams.count()) < enough; ++i) {
            grams.add(gramHash(response.subspan(i, kGramSize)));
        }
        return static_cast<double>(grams.count()) < enough;
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
