// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {
namespace {

TellSymptoms findCountsThatStall(const CheckedRollout& rollout, Round& round)
{
    const RolloutLeaf* counts = rollout.hasEpisodes() ? rollout.findAny({{"step_count"}, {"next", "step_count"}}) : nullptr;
    if (!counts || !counts->isScalar() || !c10::isIntegralType(counts->leaf.dtype(), false))
        return {};
    const auto stalls = round.count({counts}, true, [](const Steps& steps) {
        const at::Tensor numbers = steps.tensors[0].squeeze(-1).to(at::kLong);
        const int64_t pairs = numbers.size(1) - 1;
        if (pairs < 1)
            return at::Tensor();
        // Behind the last step of an episode another one begins to count.
        return steps.ofData(
            numbers.slice(1, 1).le(numbers.slice(1, 0, pairs)).logical_and(steps.marks.last.slice(1, 0, pairs).logical_not()));
    });
    return [stalls, key = counts->key] {
        std::vector<Symptom> symptoms;
        if (stalls->count > 0)
            symptoms.push_back({Concern::Warning, key, stalls->first, stalls->count,
                                Message("the count does not increase at the next step, {} total", stalls->count)});
        return symptoms;
    };
}

}  // namespace

const HealthCheck& stepCountsCheck()
{
    static const HealthCheck check{
        "step-counts", [] { return Message("Step counts"); },
        [] {
            return Message(
                "Within an episode steps are counted up; where they are not, rows are out of order, or an end is missing.");
        },
        [] { return Message("See the step that it names: sort rows by time, or write done where the episode ended."); },
        findCountsThatStall};
    return check;
}

}  // namespace tensordesk
