// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/tokens/tokenchecks.h"
#include "model/analysis/doctor/tokens/tokenfigures.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace tensordesk {
namespace {

/// The share of groups whose rewards are all equal.
constexpr Threshold kEqualShare{"equal", 0.5};
/// The distance of a group's mean advantage from 0.
constexpr Threshold kGroupMean{"mean", 0.01};
/// The distance of a group's standard deviation from 1.
constexpr Threshold kGroupDeviation{"deviation", 0.05};

/// The rewards and advantages of the samples of one prompt.
struct GroupSeen {
    int64_t firstSequence = 0, samples = 0, rewards = 0, advantages = 0;
    double leastReward = std::numeric_limits<double>::infinity(), mostReward = -leastReward;
    double sum = 0, squares = 0;  ///< of the advantages

    [[nodiscard]] double mean() const { return sum / static_cast<double>(advantages); }
    /// Returns the sum of squared distances from the mean.
    [[nodiscard]] double variation() const { return std::max(squares - sum * mean(), 0.0); }
};

/// Counts groups, and keeps the first one in the order of the file.
struct GroupSightings {
    int64_t count = 0, first = std::numeric_limits<int64_t>::max();

    void add(const GroupSeen& group)
    {
        ++count;
        first = std::min(first, group.firstSequence);
    }
};

/// Compares the rewards and advantages within each group, and the advantages within each response.
class Advantages final : public TokenCheck {
public:
    explicit Advantages(const CheckedTokens& tokens) : m_tokens(tokens) { }

    void add(const CheckedSequence& sequence) override
    {
        const std::optional<double> advantage = sequence.tokens.advantage ? sequence.tokens.advantage : advantageOfTokens(sequence);
        if (!sequence.group) {
            return;
        }
        GroupSeen& group = m_groups.try_emplace(*sequence.group, GroupSeen{.firstSequence = sequence.number}).first->second;
        ++group.samples;
        if (const std::optional<double> reward = sequence.tokens.reward; reward && std::isfinite(*reward)) {
            ++group.rewards;
            group.leastReward = std::min(group.leastReward, *reward);
            group.mostReward = std::max(group.mostReward, *reward);
        }
        if (advantage && std::isfinite(*advantage)) {
            ++group.advantages;
            group.sum += *advantage;
            group.squares += *advantage * *advantage;
        }
    }

    [[nodiscard]] std::vector<Symptom> tell() override
    {
        std::vector<Symptom> symptoms;
        tellOfRewards(symptoms);
        tellOfGroups(symptoms);
        if (m_varying.count > 0 && m_varying.count * 2 < m_responses) {
            symptoms.push_back({Concern::Warning, m_tokens.keyOf(TokenRole::Advantage).value_or(KeyPath()), m_varying.first,
                                m_varying.count,
                                Message("differs between the tokens of {} of {} responses, and is constant in the others",
                                        m_varying.count, m_responses)});
        }
        return symptoms;
    }

private:
    /// Returns the mean of the advantages of the response's tokens; empty if there are none.
    std::optional<double> advantageOfTokens(const CheckedSequence& sequence)
    {
        const std::vector<double>* const values = m_tokens.valuesOf(sequence.tokens, TokenRole::Advantage);
        if (values == nullptr) {
            return {};
        }
        MeanFigure mean;
        double least = std::numeric_limits<double>::infinity(), most = -least;
        std::size_t leastAt = 0, mostAt = 0;
        eachToken(sequence.tokens, TokenPart::Response, [&](std::size_t i) {
            const double value = (*values)[i];
            if (std::isfinite(value)) {
                mean.add(value);
                leastAt = value < least ? i : leastAt;
                mostAt = value > most ? i : mostAt;
                least = std::min(least, value);
                most = std::max(most, value);
            }
        });
        if (mean.count == 0) {
            return {};
        }
        ++m_responses;
        constexpr double rounding = 1e-5;
        const bool isConstant = most - least <= rounding * std::max({1.0, std::abs(most), std::abs(least)});
        m_varying.add(isConstant ? 0 : 1, [&] { return tokenIndex(sequence.number, std::max(leastAt, mostAt)); });
        return mean.mean();
    }

    void tellOfRewards(std::vector<Symptom>& symptoms) const
    {
        int64_t all = 0;
        GroupSightings equal;
        for (const auto& [hash, group] : m_groups) {
            all += group.rewards > 1 ? 1 : 0;
            if (group.rewards > 1 && group.leastReward == group.mostReward) {
                equal.add(group);
            }
        }
        if (equal.count > 0) {
            const bool areMany = static_cast<double>(equal.count) > m_tokens.threshold(kEqualShare) * static_cast<double>(all);
            symptoms.push_back({areMany ? Concern::Warning : Concern::Note,
                                {},
                                std::to_string(equal.first),
                                equal.count,
                                Message("all rewards are equal in {} of {} groups, which have no gradient", equal.count, all)});
        }
    }

    /// Returns the most frequent number of samples of a group. Other groups may be cut at the ends of a file.
    [[nodiscard]] int64_t usualSamples() const
    {
        std::map<int64_t, int64_t> groups;
        for (const auto& [hash, group] : m_groups) {
            ++groups[group.samples];
        }
        const auto most = std::ranges::max_element(groups, {}, [](const auto& size) { return size.second; });
        return most == groups.end() ? 0 : most->first;
    }

    void tellOfGroups(std::vector<Symptom>& symptoms) const
    {
        int64_t all = 0, spread = 0;
        const int64_t usual = usualSamples();
        GroupSightings shifted, ofOthers, scaled;
        for (const auto& [hash, group] : m_groups) {
            if (group.advantages < 2 || group.advantages < group.samples) {
                continue;
            }
            const bool isUsual = group.samples == usual;
            all += isUsual ? 1 : 0;
            if (std::abs(group.mean()) > m_tokens.threshold(kGroupMean)) {
                (isUsual ? shifted : ofOthers).add(group);
            }
            const double variation = group.variation();
            constexpr double rounding = 1e-9;
            if (!isUsual || variation <= rounding) {
                continue;
            }
            ++spread;
            const auto isOne = [&](int64_t count) {
                return std::abs(std::sqrt(variation / static_cast<double>(count)) - 1) <= m_tokens.threshold(kGroupDeviation);
            };
            if (!isOne(group.advantages) && !isOne(group.advantages - 1)) {
                scaled.add(group);
            }
        }
        const KeyPath key = m_tokens.keyOf(TokenRole::Advantage).value_or(KeyPath());
        if (shifted.count > 0) {
            const bool areFew = shifted.count * 2 < all;
            symptoms.push_back({areFew ? Concern::Warning : Concern::Note, key, std::to_string(shifted.first), shifted.count,
                                Message("the mean advantage is not 0 in {} of {} groups", shifted.count, all)});
        }
        if (ofOthers.count > 0) {
            symptoms.push_back(
                {Concern::Note, key, std::to_string(ofOthers.first), ofOthers.count,
                 Message("the mean advantage is not 0 in groups whose number of samples is not {}, as in most; such groups: {}",
                         usual, ofOthers.count)});
        }
        if (scaled.count > 0 && scaled.count * 2 < spread) {
            symptoms.push_back({Concern::Note, key, std::to_string(scaled.first), scaled.count,
                                Message("the standard deviation of advantages is not 1 in {} of {} groups", scaled.count, spread)});
        }
    }

    CheckedTokens m_tokens;
    std::unordered_map<uint64_t, GroupSeen> m_groups;
    Sightings m_varying;
    int64_t m_responses = 0;
};

}  // namespace

const HealthCheck& advantagesCheck()
{
    static const HealthCheck check{
        "advantages",
        [] { return Message("Advantages of groups"); },
        [] {
            return Message("GRPO and its variants subtract the mean reward of the samples of a prompt. A group with equal rewards "
                           "teaches nothing; another mean than 0 comes from samples that were lost or mixed up.");
        },
        [] {
            return Message(
                "Choose prompts that are neither too easy nor too hard; compute advantages before samples are dropped or "
                "shuffled.");
        },
        [](const CheckedRollout&, Round&) -> TellSymptoms { return {}; },
        {&kEqualShare, &kGroupMean, &kGroupDeviation},
        [](const CheckedTokens& tokens) -> std::unique_ptr<TokenCheck> {
            const std::optional<TokenSequence> first = firstSequence(tokens);
            const bool isKnown = first && (first->reward || first->advantage || tokens.keyOf(TokenRole::Advantage));
            return isKnown ? std::make_unique<Advantages>(tokens) : nullptr;
        }};
    return check;
}

}  // namespace tensordesk
