// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/ones_like.h>

#include <algorithm>

namespace tensordesk {
namespace {

/// Flags of each step with a successor: [rows, pairs], without those before padding and before a ring's wrap-around.
struct ResetPairs {
    at::Tensor isData;
    at::Tensor ended;
    at::Tensor isStart, isOther;  ///< of the next step: the first of an episode, of another id; undefined if unknown

    ResetPairs(const Steps& steps, const EpisodeRule& rule)
    {
        const int64_t pairs = steps.tensors[0].size(1) - 1;
        ended = steps.marks.ended.slice(1, 0, pairs);
        isData = steps.ofDataPairs(at::ones_like(ended));
        if (const auto& ring = rule.ring; ring && ring->seam > steps.stretch.from && ring->seam - 1 - steps.stretch.from < pairs)
            isData.select(1, ring->seam - 1 - steps.stretch.from).fill_(false);
        if (!rule.starts.empty())
            isStart = steps.tensors.front().squeeze(-1).to(at::kBool).slice(1, 1);
        if (!rule.ids.empty()) {
            const at::Tensor ids = steps.tensors.back().squeeze(-1);
            isOther = ids.slice(1, 1).ne(ids.slice(1, 0, pairs));
        }
    }
};

TellSymptoms findResets(const CheckedRollout& rollout, Round& round)
{
    const EpisodeRule& rule = rollout.options().rule;
    if (!rollout.hasTime() || rule.ends.empty() || (rule.starts.empty() && rule.ids.empty()))
        return {};
    Round::Leaves leaves;
    for (const std::vector<KeyPath>* keys : {&rule.starts, &rule.ids})
        if (!keys->empty())
            leaves.push_back(rollout.find(keys->front()));
    if (std::ranges::find(leaves, nullptr) != leaves.end())
        return {};
    const auto count = [&](at::Tensor (*odd)(const ResetPairs&)) {
        return round.count(leaves, true, [odd, rule](const Steps& steps) {
            if (steps.tensors[0].size(1) < 2)
                return at::Tensor();
            const ResetPairs pairs(steps, rule);
            const at::Tensor found = odd(pairs);
            return found.defined() ? found.logical_and(pairs.isData) : found;
        });
    };
    const auto noReset = count([](const ResetPairs& pairs) {
        return pairs.isStart.defined() ? pairs.ended.logical_and(pairs.isStart.logical_not()) : at::Tensor();
    });
    const auto sameId = count([](const ResetPairs& pairs) {
        return pairs.isOther.defined() ? pairs.ended.logical_and(pairs.isOther.logical_not()) : at::Tensor();
    });
    const auto noDone = count([](const ResetPairs& pairs) {
        if (!pairs.isStart.defined())
            return at::Tensor();
        const at::Tensor unasked = pairs.isStart.logical_and(pairs.ended.logical_not());
        // Where another trajectory begins, the previous one was cut.
        return pairs.isOther.defined() ? unasked.logical_and(pairs.isOther.logical_not()) : unasked;
    });
    return [=] {
        std::vector<Symptom> symptoms;
        if (noReset->count > 0)
            symptoms.push_back({Concern::Error, rule.ends.front(), noReset->first, noReset->count,
                                Message("an end is not followed by a step at which {} is true, {} total",
                                        toPython(rule.starts.front()), noReset->count)});
        if (sameId->count > 0)
            symptoms.push_back({Concern::Error, rule.ids.front(), sameId->first, sameId->count,
                                Message("the step after an end has the id of the ended episode, {} total", sameId->count)});
        if (noDone->count > 0)
            symptoms.push_back({Concern::Warning, rule.starts.front(), noDone->first, noDone->count,
                                Message("an episode starts after a step that did not end one, {} total", noDone->count)});
        return symptoms;
    };
}

}  // namespace

const HealthCheck& resetsCheck()
{
    static const HealthCheck check{
        "resets", [] { return Message("Resets"); },
        [] {
            return Message(
                "Episodes must start right after another one ends, and only there. Otherwise returns are summed across a reset, or cut within an episode.");
        },
        [] {
            return Message("Reset environments where they are done, and keep done, is_init and traj_ids of one and the same step.");
        },
        findResets};
    return check;
}

}  // namespace tensordesk
