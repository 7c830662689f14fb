// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/rollouts/nextpairs.h"
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {
namespace {

/// A leaf below `next` beside that of the root.
struct PairSeen {
    KeyPath next, root;
    std::shared_ptr<const Sightings> odd;
};

TellSymptoms findUnlikePairs(const CheckedRollout& rollout, Round& round)
{
    if (!rollout.hasEpisodes())
        return {};
    std::vector<PairSeen> seen;
    for (const RolloutLeaf& then : rollout.leaves()) {
        if (then.key.size() < 2 || then.key.front() != PathElement("next"))
            continue;
        const RolloutLeaf* now = rollout.find(then.key.tail());
        if (!now || now->eventShape != then.eventShape || now->leaf.dtype() != then.leaf.dtype())
            continue;
        const auto odd = round.count({now, &then}, true, [](const Steps& steps) {
            return steps.tensors[0].size(1) < 2 ? at::Tensor() : differsFromNext(steps.tensors[0], steps.tensors[1], steps.marks);
        });
        seen.push_back({then.key, now->key, odd});
    }
    if (seen.empty())
        return {};
    return [seen, &grid = rollout.reader().grid()] {
        std::vector<Symptom> symptoms;
        for (const PairSeen& each : seen)
            if (each.odd->count > 0)
                symptoms.push_back({Concern::Error, each.next, each.odd->first, each.odd->count,
                                    Message("at {} of {} steps it differs from {} of the next step", each.odd->count,
                                            grid.total() - grid.rows(), toPython(each.root))});
        return symptoms;
    };
}

}  // namespace

const HealthCheck& nextPairsCheck()
{
    static const HealthCheck check{
        "next-pairs", [] { return Message("Root and next"); },
        [] {
            return Message(
                "Within an episode, the entry below \"next\" at a step equals that of the root at the following step; otherwise a value is learnt from a state that never followed.");
        },
        [] {
            return Message(
                "Look for a shift by one step, a reset that overwrote the last state, environments that were mixed, or rows out of order.");
        },
        findUnlikePairs};
    return check;
}

}  // namespace tensordesk
