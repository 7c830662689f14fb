// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/rollouts/nextpairs.h"
#include "model/analysis/doctor/checks.h"
#include "model/analysis/doctor/patient.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {
namespace {

std::optional<std::vector<Symptom>> findUnlikePairs(const Patient& patient)
{
    if (!patient.hasEpisodes())
        return std::nullopt;
    std::vector<Symptom> symptoms;
    bool isPaired = false;
    for (const PatientLeaf& then : patient.leaves()) {
        if (then.key.size() < 2 || then.key.front() != PathElement("next"))
            continue;
        const PatientLeaf* now = patient.find(then.key.tail());
        if (!now || now->eventShape != then.eventShape || now->leaf.dtype() != then.leaf.dtype())
            continue;
        isPaired = true;
        Sightings seen;
        int64_t pairs = 0;
        patient.walk({now, &then}, true, [&](const Steps& steps) {
            if (steps.tensors[0].size(1) < 2)
                return;
            const at::Tensor odd = unlikeNext(steps.tensors[0], steps.tensors[1], steps.marks);
            pairs += odd.numel();
            seen.add(odd.sum().item<int64_t>(), [&] {
                const int64_t at = odd.reshape(-1).to(at::kByte).argmax().item<int64_t>(), width = odd.size(1);
                return steps.indexOf(at / width * steps.count() + at % width);
            });
        });
        if (seen.count > 0)
            symptoms.push_back(
                {Concern::Error, then.key, seen.first, seen.count,
                 Message("at {} of {} steps it is not what {} has at the step behind", seen.count, pairs, toPython(now->key))});
    }
    return isPaired ? std::optional(symptoms) : std::nullopt;
}

}  // namespace

const HealthCheck& nextPairsCheck()
{
    static const HealthCheck check{
        "next-pairs", [] { return Message("Root and next"); },
        [] {
            return Message(
                "Within an episode, what stands below next at a step is what the root has at the step behind; else a value is learnt "
                "from a state that never followed.");
        },
        [] {
            return Message(
                "Look for a shift by one step, a reset that overwrote the last state, environments that were mixed, or rows out of order.");
        },
        findUnlikePairs};
    return check;
}

}  // namespace tensordesk
