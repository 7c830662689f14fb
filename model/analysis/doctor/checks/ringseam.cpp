// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {
namespace {

TellSymptoms findSeam(const CheckedRollout& rollout, Round&)
{
    const EpisodeRule& rule = rollout.options().rule;
    if (!rollout.hasTime() || !rule.ring)
        return {};
    const int64_t seam = rule.ring->seam;
    // A ring that is not full yet, or was just filled, has no seam within.
    if (seam <= 0 || seam >= rule.ring->written)
        return [] { return std::vector<Symptom>{}; };
    const StepReader& reader = rollout.reader();
    const StepMarks newest = reader.read({0, 1, seam - 1, 1, false}, true);
    const auto isTrue = [](const at::Tensor& flags) { return flags.defined() && flags.any().item<bool>(); };
    std::vector<Symptom> symptoms;
    const RolloutLeaf* ids = rule.ids.empty() ? nullptr : rollout.find(rule.ids.front());
    const at::Tensor both = ids ? reader.grid().read(ids->leaf, {0, 1, seam - 1, 2, seam + 1 == rollout.td().batchSize().back()})
                                : at::Tensor();
    const std::string index = std::to_string(seam);
    if (ids && both.select(1, 0).equal(both.select(1, 1)))
        symptoms.push_back(
            {Concern::Warning, ids->key, index, 0,
             Message("the newest step, before the wrap-around at row {}, has the trajectory ID of the oldest step after it",
                     seam)});
    else if (reader.tellsEnds() && !isTrue(newest.ended))
        symptoms.push_back(
            {Concern::Note, rule.ends.front(), index, 0, Message("the wrap-around at row {} is inside an episode", seam)});
    return [symptoms] { return symptoms; };
}

}  // namespace

const HealthCheck& ringSeamCheck()
{
    static const HealthCheck check{
        "ring-seam", [] { return Message("Buffer wrap-around"); },
        [] {
            return Message(
                "In a full buffer the newest row is followed by the oldest one: treating them as neighbours yields a transition that never happened.");
        },
        [] {
            return Message(
                "Open it in the order of time (--oldest-first), or mark the newest row as truncated before slices are sampled.");
        },
        findSeam};
    return check;
}

}  // namespace tensordesk
