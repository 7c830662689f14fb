// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/patient.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {
namespace {

TellSymptoms findFallingIds(const Patient& patient, Round& round)
{
    const EpisodeRule& rule = patient.options().rule;
    const PatientLeaf* ids = patient.hasTime() && !rule.ids.empty() ? patient.find(rule.ids.front()) : nullptr;
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
    // Of one dim, rows of several environments may lie behind each other.
    const Concern concern = patient.td().dim() > 1 ? Concern::Warning : Concern::Note;
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
        "trajectory-ids", [] { return Message("Ids of trajectories"); },
        [] {
            return Message(
                "Ids of trajectories grow along time; where they fall, rows are out of order, or two trajectories share an id.");
        },
        [] { return Message("Sort by time, and give each trajectory an id of its own; sampled slices of a shared id mix both."); },
        findFallingIds};
    return check;
}

}  // namespace tensordesk
