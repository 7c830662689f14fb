// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace tensordesk {
namespace {

/// Leaves that losses add and multiply with each other.
constexpr std::array<std::string_view, 11> kTogether{"reward",       "done",      "terminated", "truncated",
                                                     "state_value",  "value",     "advantage",  "value_target",
                                                     "reward_to_go", "reward2go", "returns"};

/// True for a number of a sequence of tokens, [*batch, 1, 1], as torchrl's language-model environments store rewards and advantages
/// beside flags [*batch, 1]: their losses know that a dim is that of tokens. Source: torchrl.envs.llm of torchrl 0.14.
bool isOfSequence(const CheckedRollout& rollout, const RolloutLeaf& leaf)
{
    return rollout.tokens() != nullptr && leaf.eventShape == Shape{1, 1};
}

TellSymptoms findBroadcasts(const CheckedRollout& rollout, Round&)
{
    std::vector<const RolloutLeaf*> together;
    for (const RolloutLeaf& leaf : rollout.leaves()) {
        const bool isOfStep = leaf.key.size() == 1 || (leaf.key.size() == 2 && leaf.key.front() == PathElement("next"));
        if (isOfStep && leaf.isScalar() && !isOfSequence(rollout, leaf)
            && std::ranges::find(kTogether, leaf.key.back().key()) != kTogether.end())
            together.push_back(&leaf);
    }
    if (together.size() < 2)
        return {};
    // The majority is correct; the first one in case of a tie.
    const auto dims = [](const RolloutLeaf* leaf) { return leaf->eventShape.size(); };
    const RolloutLeaf* usual = *std::ranges::max_element(together, {}, [&](const RolloutLeaf* leaf) {
        return std::ranges::count_if(together, [&](const RolloutLeaf* other) { return dims(other) == dims(leaf); });
    });
    std::vector<Symptom> symptoms;
    for (const RolloutLeaf* leaf : together)
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
        [] {
            return Message("Give rewards, flags and values the same shape, [*batch, 1]: use unsqueeze(-1) where a dim is missing.");
        },
        findBroadcasts};
    return check;
}

}  // namespace tensordesk
