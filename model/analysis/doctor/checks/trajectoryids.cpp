// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {
namespace {

TellSymptoms findFallingIds(const CheckedRollout& rollout, Round& round)
{
    const EpisodeRule& rule = rollout.options().rule;
    const RolloutLeaf* ids = rollout.hasTime() && !rule.ids.empty() ? rollout.find(rule.ids.front()) : nullptr;
    if (!ids)
        return {};
    const auto back = round.count({ids}, true, [ring = rule.ring](const Steps& steps) {
        const at::Tensor numbers = steps.tensors[0].squeeze(-1).to(at::kLong);
        const int64_t pairs = numbers.size(1) - 1;
        if (pairs < 1)
            return at::Tensor();
        const at::Tensor odd = steps.ofDataPairs(numbers.slice(1, 1).lt(numbers.slice(1, 0, pairs)));
        if (ring && ring->seam > steps.stretch.from && ring->seam - 1 - steps.stretch.from < pairs)
            odd.select(1, ring->seam - 1 - steps.stretch.from).fill_(false);
        return odd;
    });
    // With one dim, rows of several environments may be concatenated.
    const Concern concern = rollout.td().dim() > 1 ? Concern::Warning : Concern::Note;
    return [back, concern, key = ids->key] {
        std::vector<Symptom> symptoms;
        if (back->count > 0)
            symptoms.push_back(
                {concern, key, back->first, back->count, Message("the id decreases at the next step, {} total", back->count)});
        return symptoms;
    };
}

}  // namespace

const HealthCheck& trajectoryIdsCheck()
{
    static const HealthCheck check{
        "trajectory-ids", [] { return Message("Trajectory IDs"); },
        [] {
            return Message(
                "Trajectory IDs increase along time. Where they decrease, rows are out of order, or two trajectories share an ID.");
        },
        [] { return Message("Sort by time, and give each trajectory its own ID; sampled slices of a shared ID mix both."); },
        findFallingIds};
    return check;
}

}  // namespace tensordesk
