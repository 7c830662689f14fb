// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/patient.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {
namespace {

TellSymptoms findSeam(const Patient& patient, Round&)
{
    const EpisodeRule& rule = patient.options().rule;
    if (!patient.hasTime() || !rule.ring)
        return {};
    const int64_t seam = rule.ring->seam;
    // A ring that is not full yet, or was just filled, has no seam within.
    if (seam <= 0 || seam >= rule.ring->written)
        return [] { return std::vector<Symptom>{}; };
    const StepReader& reader = patient.reader();
    const StepMarks newest = reader.read({0, 1, seam - 1, 1, false}, true);
    const auto isTrue = [](const at::Tensor& flags) { return flags.defined() && flags.any().item<bool>(); };
    std::vector<Symptom> symptoms;
    const PatientLeaf* ids = rule.ids.empty() ? nullptr : patient.find(rule.ids.front());
    const at::Tensor both = ids ? reader.grid().read(ids->leaf, {0, 1, seam - 1, 2, seam + 1 == patient.td().batchSize().back()})
                                : at::Tensor();
    const std::string index = std::to_string(seam);
    if (ids && both.select(1, 0).equal(both.select(1, 1)))
        symptoms.push_back({Concern::Warning, ids->key, index, 0,
                            Message("the newest step, before the seam at row {}, has the id of the oldest one behind it", seam)});
    else if (reader.tellsEnds() && !isTrue(newest.ended))
        symptoms.push_back(
            {Concern::Note, rule.ends.front(), index, 0, Message("the seam of the ring, at row {}, lies within an episode", seam)});
    return [symptoms] { return symptoms; };
}

}  // namespace

const HealthCheck& ringSeamCheck()
{
    static const HealthCheck check{
        "ring-seam", [] { return Message("Seam of the ring"); },
        [] {
            return Message(
                "Behind the newest row of a full buffer stands the oldest one: who takes them for neighbours learns a step that never "
                "happened.");
        },
        [] {
            return Message(
                "Open it in the order of time (--oldest-first), or mark the newest row as truncated before slices are sampled.");
        },
        findSeam};
    return check;
}

}  // namespace tensordesk
