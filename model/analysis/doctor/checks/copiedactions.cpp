// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/ones_like.h>

#include <memory>

namespace tensordesk {
namespace {

constexpr int64_t kFewestCopies = 10;

/// The number of steps, and how often an action equals a state.
struct Equal {
    int64_t steps = 0, same = 0, pairs = 0, before = 0;
};

at::Tensor equalRows(const at::Tensor& left, const at::Tensor& right)
{
    return left.eq(right).all(-1);
}

int64_t countOf(const at::Tensor& bools)
{
    return bools.sum().item<int64_t>();
}

TellSymptoms findCopies(const CheckedRollout& rollout, Round& round)
{
    const RolloutLeaf* action = rollout.hasEpisodes() ? rollout.find({"action"}) : nullptr;
    if (action == nullptr || !action->isFloating() || action->isScalar())
        return {};
    std::vector<std::pair<KeyPath, std::shared_ptr<Equal>>> found;
    for (const RolloutLeaf& leaf : rollout.leaves()) {
        const bool isState = leaf.key.front().key() == "observation";
        if (!isState || leaf.eventShape != action->eventShape || leaf.leaf.dtype() != action->leaf.dtype())
            continue;
        auto equal = std::make_shared<Equal>();
        round.watch({action, &leaf}, true, [equal](const Steps& steps) -> SumUp {
            const at::Tensor &actions = steps.tensors[0], &states = steps.tensors[1];
            const int64_t pairs = actions.size(1) - 1;
            Equal here;
            const at::Tensor same = equalRows(actions.slice(1, 0, steps.count()), states.slice(1, 0, steps.count()));
            here.steps = countOf(steps.ofData(at::ones_like(same)));
            here.same = countOf(steps.ofData(same));
            if (pairs > 0) {
                const at::Tensor isPair = steps.ofData(steps.marks.last.slice(1, 0, pairs).logical_not());
                here.pairs = countOf(isPair);
                here.before = countOf(equalRows(actions.slice(1, 1), states.slice(1, 0, pairs)).logical_and(isPair));
            }
            return [equal, here] {
                equal->steps += here.steps;
                equal->same += here.same;
                equal->pairs += here.pairs;
                equal->before += here.before;
            };
        });
        found.emplace_back(leaf.key, std::move(equal));
    }
    if (found.empty())
        return {};
    return [found, key = action->key] {
        std::vector<Symptom> symptoms;
        for (const auto& [state, equal] : found) {
            if (equal->steps >= kFewestCopies && equal->same == equal->steps) {
                symptoms.push_back({Concern::Warning, key, {}, equal->same, Message("equals {} at every step", toPython(state))});
            } else if (equal->pairs >= kFewestCopies && equal->before == equal->pairs) {
                symptoms.push_back({Concern::Warning,
                                    key,
                                    {},
                                    equal->before,
                                    Message("equals {} of the step before, at every step", toPython(state))});
            }
        }
        return symptoms;
    };
}

}  // namespace

const HealthCheck& copiedActionsCheck()
{
    static const HealthCheck check{
        "copied-actions", [] { return Message("Copied actions"); },
        [] {
            return Message(
                "An action leads to the next state. One that equals the state of its own step, or of the step before, was "
                "copied from it, or both are swapped: a policy would learn to stand still.");
        },
        [] {
            return Message("Store what was commanded as the action, or the state of the next step, and check which key is which.");
        },
        findCopies};
    return check;
}

}  // namespace tensordesk
