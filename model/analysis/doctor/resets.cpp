// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks.h"
#include "model/analysis/doctor/patient.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {
namespace {

std::optional<std::vector<Symptom>> findResets(const Patient& patient)
{
    const EpisodeRule& rule = patient.options().rule;
    if (!patient.hasTime() || rule.ends.empty() || (rule.starts.empty() && rule.ids.empty()))
        return std::nullopt;
    const PatientLeaf* starts = rule.starts.empty() ? nullptr : patient.find(rule.starts.front());
    const PatientLeaf* ids = rule.ids.empty() ? nullptr : patient.find(rule.ids.front());
    std::vector<const PatientLeaf*> leaves;
    for (const PatientLeaf* each : {starts, ids})
        if (each)
            leaves.push_back(each);
    Sightings noReset, noDone, sameId;
    patient.walk(leaves, true, [&](const Steps& steps) {
        const int64_t pairs = steps.tensors[0].size(1) - 1;
        if (pairs < 1)
            return;
        const auto behind = [&](const PatientLeaf* leaf) {
            const std::size_t at = leaf == starts ? 0 : leaves.size() - 1;
            return steps.tensors[at].squeeze(-1);
        };
        const at::Tensor ended = steps.marks.ended.slice(1, 0, pairs);
        at::Tensor isData = ended.logical_not().logical_or(ended);
        if (steps.marks.data.defined()) {
            // Padding, and rows that are not written, follow no step.
            const at::Tensor data = steps.marks.data;
            isData = data.slice(1, 0, pairs).clone();
            isData.slice(1, 0, data.size(1) - 1).logical_and_(data.slice(1, 1));
        }
        if (const auto& ring = rule.ring; ring && ring->seam > steps.stretch.from && ring->seam - 1 - steps.stretch.from < pairs)
            isData.select(1, ring->seam - 1 - steps.stretch.from).fill_(false);
        const auto count = [&](Sightings& seen, const at::Tensor& odd) {
            const at::Tensor found = odd.logical_and(isData);
            seen.add(found.sum().item<int64_t>(), [&] {
                const int64_t at = found.reshape(-1).to(at::kByte).argmax().item<int64_t>();
                return steps.indexOf(at / pairs * steps.count() + at % pairs);
            });
        };
        at::Tensor changes;
        if (ids) {
            const at::Tensor numbers = behind(ids);
            changes = numbers.slice(1, 1).ne(numbers.slice(1, 0, pairs));
            count(sameId, ended.logical_and(changes.logical_not()));
        }
        if (starts) {
            const at::Tensor isStart = behind(starts).to(at::kBool).slice(1, 1);
            count(noReset, ended.logical_and(isStart.logical_not()));
            at::Tensor unasked = isStart.logical_and(ended.logical_not());
            // Where another trajectory begins, that of before was cut.
            count(noDone, changes.defined() ? unasked.logical_and(changes.logical_not()) : unasked);
        }
    });
    std::vector<Symptom> symptoms;
    if (noReset.count > 0)
        symptoms.push_back(
            {Concern::Error, rule.ends.front(), noReset.first, noReset.count,
             Message("an end is not followed by a step at which {} is true, {} in all", toPython(starts->key), noReset.count)});
    if (sameId.count > 0)
        symptoms.push_back({Concern::Error, ids->key, sameId.first, sameId.count,
                            Message("the step behind an end has the id of the episode that ended, {} in all", sameId.count)});
    if (noDone.count > 0)
        symptoms.push_back({Concern::Warning, starts->key, noDone.first, noDone.count,
                            Message("an episode starts behind a step that did not end one, {} in all", noDone.count)});
    return symptoms;
}

}  // namespace

const HealthCheck& resetsCheck()
{
    static const HealthCheck check{
        "resets", [] { return Message("Resets"); },
        [] {
            return Message(
                "Behind the end of an episode another one starts, and only there; else returns are summed across a reset, or cut "
                "where nothing ended.");
        },
        [] {
            return Message("Reset environments where they are done, and keep done, is_init and traj_ids of one and the same step.");
        },
        findResets};
    return check;
}

}  // namespace tensordesk
