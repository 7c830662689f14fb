// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/patient.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tensordesk {
namespace {

/// What losses add up and multiply with each other.
constexpr std::array<std::string_view, 11> kTogether{"reward",       "done",      "terminated", "truncated",
                                                     "state_value",  "value",     "advantage",  "value_target",
                                                     "reward_to_go", "reward2go", "returns"};

TellSymptoms findBroadcasts(const Patient& patient, Round&)
{
    std::vector<const PatientLeaf*> together;
    for (const PatientLeaf& leaf : patient.leaves()) {
        const bool isOfStep = leaf.key.size() == 1 || (leaf.key.size() == 2 && leaf.key.front() == PathElement("next"));
        if (isOfStep && leaf.isScalar() && std::ranges::find(kTogether, leaf.key.back().key()) != kTogether.end())
            together.push_back(&leaf);
    }
    if (together.size() < 2)
        return {};
    // What most of them are is meant; the first one where they are as many.
    const auto dims = [](const PatientLeaf* leaf) { return leaf->eventShape.size(); };
    const PatientLeaf* usual = *std::ranges::max_element(together, {}, [&](const PatientLeaf* leaf) {
        return std::ranges::count_if(together, [&](const PatientLeaf* other) { return dims(other) == dims(leaf); });
    });
    std::vector<Symptom> symptoms;
    for (const PatientLeaf* leaf : together)
        if (dims(leaf) != dims(usual))
            symptoms.push_back(
                {Concern::Error,
                 leaf->key,
                 {},
                 0,
                 Message("the shape is {}, that of {} is {}: a value computed from both has one row for each pair of steps",
                         toString(leaf->leaf.shape()), toPython(usual->key), toString(usual->leaf.shape()))});
    return [symptoms] { return symptoms; };
}

}  // namespace

const HealthCheck& broadcastCheck()
{
    static const HealthCheck check{
        "broadcast", [] { return Message("Silent broadcasting"); },
        [] {
            return Message(
                "A reward [T] minus a value [T, 1] is a matrix [T, T], without an error: the loss is then the mean over pairs of steps "
                "that have nothing to do with each other.");
        },
        [] { return Message("Keep rewards, flags and values alike, as [*batch, 1]: unsqueeze(-1) what has a dim less."); },
        findBroadcasts};
    return check;
}

}  // namespace tensordesk
