// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"

#include <ATen/TensorIndexing.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/where.h>
#include <ATen/ops/zeros_like.h>

#include <algorithm>

namespace tensordesk {
namespace {

/// A channel is saturated if this share of its steps has its minimum or maximum, and others are in between.
constexpr Threshold kSaturatedShare{"share", 0.5};
/// The minimum number of steps for a conclusion.
constexpr Threshold kFewestSaturated{"steps", 64};
constexpr int64_t kMostSaturable = 4096;
/// The number of steps per block, evenly spread: enough for a share, and each costs several comparisons.
constexpr int64_t kMostOfBlock = 256;

/// The least and greatest values of each channel so far, and how many steps have them.
struct Extremes {
    int64_t steps = 0;
    at::Tensor low, high;      ///< [channels]
    at::Tensor atLow, atHigh;  ///< [channels]

    Extremes() = default;
    /// [steps, channels]
    explicit Extremes(const at::Tensor& block) : steps(block.size(0)), low(block.amin(0)), high(block.amax(0))
    {
        atLow = block.eq(low).sum(0);
        atHigh = block.eq(high).sum(0);
    }

    void add(const Extremes& other)
    {
        if (steps == 0) {
            *this = other;
            return;
        }
        const auto join = [](at::Tensor& value, at::Tensor& count, const at::Tensor& otherValue, const at::Tensor& otherCount,
                             const at::Tensor& isOther) {
            count = at::where(value.eq(otherValue), count.add(otherCount), at::where(isOther, otherCount, count));
            value = at::where(isOther, otherValue, value);
        };
        join(low, atLow, other.low, other.atLow, other.low.lt(low));
        join(high, atHigh, other.high, other.atHigh, other.high.gt(high));
        steps += other.steps;
    }
};

struct SaturationSeen {
    const RolloutLeaf* leaf;
    std::shared_ptr<Extremes> extremes;
};

bool isAction(const KeyPath& key)
{
    return key.back().key().find("action") != std::string::npos && key.back().key().find("log_prob") == std::string::npos;
}

void tellSaturation(const SaturationSeen& seen, double share, std::vector<Symptom>& symptoms)
{
    const Extremes& extremes = *seen.extremes;
    const at::Tensor ends = extremes.atLow.add(extremes.atHigh), between = ends.neg().add(extremes.steps);
    const auto least = static_cast<int64_t>(share * static_cast<double>(extremes.steps));
    // A channel with only two values is a switch, and one that is mostly zero, such as a reward, is sparse.
    at::Tensor odd = ends.ge(std::max<int64_t>(least, 1)).logical_and(between.ge(std::max<int64_t>(least / 10, 1)));
    odd = odd.logical_and(extremes.low.ne(0).logical_or(extremes.atLow.lt(least)));
    odd = odd.logical_and(extremes.high.ne(0).logical_or(extremes.atHigh.lt(least)));
    if (!odd.any().item<bool>())
        return;
    const int64_t worst = at::where(odd, ends, at::zeros_like(ends)).argmax().item<int64_t>();
    const double percent = 100 * static_cast<double>(ends[worst].item<int64_t>()) / static_cast<double>(extremes.steps);
    symptoms.push_back({isAction(seen.leaf->key) ? Concern::Warning : Concern::Note,
                        seen.leaf->key,
                        {},
                        odd.sum().item<int64_t>(),
                        Message("channel {} is at its minimum or maximum, {} or {}, at {} % of the steps; such channels: {}", worst,
                                numberText(extremes.low[worst].item<double>()), numberText(extremes.high[worst].item<double>()),
                                numberText(percent), odd.sum().item<int64_t>())});
}

TellSymptoms findSaturated(const CheckedRollout& rollout, Round& round)
{
    if (!rollout.hasTime())
        return {};
    std::vector<SaturationSeen> seen;
    for (const RolloutLeaf& leaf : rollout.leaves()) {
        // A key below `next` repeats the root's, shifted by one step.
        const bool isTold = leaf.key.size() > 1 && leaf.key.front() == PathElement("next") && rollout.find(leaf.key.tail());
        if (!leaf.isFloating() || isTold || elementCount(leaf.eventShape) > kMostSaturable)
            continue;
        auto extremes = std::make_shared<Extremes>();
        round.watch({&leaf}, false, [extremes](const Steps& steps) -> SumUp {
            at::Tensor block = steps.tensors[0].flatten(0, 1);
            at::Tensor places = at::arange(0, block.size(0), std::max<int64_t>(1, block.size(0) / kMostOfBlock));
            if (const at::Tensor& data = steps.marks.data; data.defined())
                places = places.index({data.reshape(-1).index({places})});
            block = block.index_select(0, places).to(at::kFloat);
            if (block.size(0) == 0)
                return {};
            return [extremes, some = Extremes(block)] { extremes->add(some); };
        });
        seen.push_back({&leaf, std::move(extremes)});
    }
    if (seen.empty())
        return {};
    return [seen, share = rollout.threshold(kSaturatedShare), fewest = rollout.threshold(kFewestSaturated)] {
        std::vector<Symptom> symptoms;
        for (const SaturationSeen& each : seen)
            if (static_cast<double>(each.extremes->steps) >= fewest)
                tellSaturation(each, share, symptoms);
        return symptoms;
    };
}

}  // namespace

const HealthCheck& saturatedCheck()
{
    static const HealthCheck check{
        "saturated",
        [] { return Message("Saturated values"); },
        [] {
            return Message(
                "Actions that are mostly at their bounds come from a policy whose output is clipped or squashed, where it has no gradient. An observation at its bounds may come from a sensor that is out of range.");
        },
        [] { return Message("Inspect the histogram; regularise the policy, or rescale the actions."); },
        findSaturated,
        {&kSaturatedShare, &kFewestSaturated}};
    return check;
}

}  // namespace tensordesk
