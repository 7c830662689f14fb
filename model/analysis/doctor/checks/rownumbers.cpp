// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>

#include <memory>

namespace tensordesk {
namespace {

/// Returns the steps whose number is not one more than that of the step before.
std::shared_ptr<const Sightings> gapsIn(const RolloutLeaf& numbers, Round& round)
{
    return round.count({&numbers}, true, [](const Steps& steps) {
        const at::Tensor counts = steps.tensors[0].squeeze(-1).to(at::kLong);
        const int64_t pairs = counts.size(1) - 1;
        if (pairs < 1)
            return at::Tensor();
        return steps.ofData(
            counts.slice(1, 1).sub(counts.slice(1, 0, pairs)).ne(1).logical_and(steps.marks.last.slice(1, 0, pairs).logical_not()));
    });
}

TellSymptoms findGaps(const CheckedRollout& rollout, Round& round)
{
    std::vector<std::pair<KeyPath, std::shared_ptr<const Sightings>>> found;
    for (const KeyPath& key : {KeyPath{"frame_index"}, KeyPath{"index"}}) {
        const RolloutLeaf* numbers = rollout.hasEpisodes() ? rollout.find(key) : nullptr;
        if (numbers != nullptr && numbers->isScalar() && c10::isIntegralType(numbers->leaf.dtype(), false))
            found.emplace_back(key, gapsIn(*numbers, round));
    }
    if (found.empty())
        return {};
    return [found] {
        std::vector<Symptom> symptoms;
        for (const auto& [key, gaps] : found)
            if (gaps->count > 0)
                symptoms.push_back({Concern::Warning, key, gaps->first, gaps->count,
                                    Message("the next step has not the next number, {} total", gaps->count)});
        return symptoms;
    };
}

}  // namespace

const HealthCheck& rowNumbersCheck()
{
    static const HealthCheck check{
        "row-numbers", [] { return Message("Row numbers"); },
        [] {
            return Message("Data sets number their rows; a number that is left out or repeated is a row that is lost or doubled.");
        },
        [] { return Message("See the step that it names: record or export the episode again, so that its numbers go up by one."); },
        findGaps};
    return check;
}

}  // namespace tensordesk
