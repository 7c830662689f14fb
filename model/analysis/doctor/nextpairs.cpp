// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks.h"
#include "model/analysis/doctor/patient.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/isclose.h>

namespace tensordesk {
namespace {

/// Networks that are run twice on one state differ in the last bits.
constexpr double kRelative = 1e-4, kAbsolute = 1e-6;

/// For each step that the next one follows in its episode, whether the two tensors tell the same of the state between them:
/// [steps], false elsewhere.
at::Tensor differs(const Steps& steps, const at::Tensor& now, const at::Tensor& then)
{
    const int64_t pairs = now.size(1) - 1;
    const at::Tensor behind = now.slice(1, 1), before = then.slice(1, 0, pairs);
    const at::Tensor equal = now.is_floating_point() ? at::isclose(before, behind, kRelative, kAbsolute, true) : before.eq(behind);
    at::Tensor odd = equal.all(-1).logical_not().logical_and(steps.marks.last.slice(1, 0, pairs).logical_not());
    if (steps.marks.data.defined())
        odd = odd.logical_and(steps.marks.data.slice(1, 0, pairs));
    return odd;
}

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
            const at::Tensor odd = differs(steps, steps.tensors[0], steps.tensors[1]);
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
        "next-pairs",
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
