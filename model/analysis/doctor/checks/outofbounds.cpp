// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/bounds.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/isfinite.h>

namespace tensordesk {
namespace {

/// The tolerance for rounding, relative to the bound.
constexpr Threshold kTolerance{"tolerance", 1e-5};

struct OutOfBounds {
    KeyPath key;
    Bounds bounds;
    std::shared_ptr<const Sightings> seen;
};

/// Returns true for elements beyond a finite bound: [rows, steps, elements]. False for NaN, which another check reports.
at::Tensor beyond(const Steps& steps, const Bounds& bounds)
{
    at::Tensor block = steps.tensors[0];
    if (!block.is_floating_point() || block.element_size() == 1)
        block = block.to(at::kDouble);  // few operators know all dtypes
    const at::Tensor odd = block.lt(bounds.low).logical_or_(block.gt(bounds.high));
    return steps.marks.data.defined() ? odd.logical_and_(steps.marks.data.unsqueeze(-1)) : odd;
}

/// Returns slightly wider bounds, so that rounded elements are within them.
Bounds widened(const Bounds& bounds, double tolerance)
{
    return {bounds.low.sub(bounds.low.abs().nan_to_num(0, 0, 0).mul(tolerance)),
            bounds.high.add(bounds.high.abs().nan_to_num(0, 0, 0).mul(tolerance))};
}

TellSymptoms findOutOfBounds(const CheckedRollout& rollout, Round& round)
{
    if (!rollout.hasTime() || rollout.reader().grid().total() == 0)
        return {};
    std::vector<OutOfBounds> found;
    for (const RolloutLeaf& leaf : rollout.leaves()) {
        if (c10::isComplexType(leaf.leaf.dtype()))
            continue;
        const auto bounds = statedBounds(rollout, leaf);
        if (!bounds || !(at::isfinite(bounds->low).any().item<bool>() || at::isfinite(bounds->high).any().item<bool>()))
            continue;
        const bool isAllOfByte = leaf.leaf.dtype() == at::kByte && bounds->low.le(0).all().item<bool>()
                              && bounds->high.ge(255).all().item<bool>();
        auto seen = isAllOfByte
                      ? std::make_shared<const Sightings>()
                      : round.count({&leaf}, false, [wide = widened(*bounds, rollout.threshold(kTolerance))](const Steps& steps) {
                            return beyond(steps, wide);
                        });
        found.push_back({leaf.key, *bounds, std::move(seen)});
    }
    if (found.empty())
        return {};
    return [found] {
        std::vector<Symptom> symptoms;
        for (const auto& [key, bounds, seen] : found)
            if (seen->count > 0)
                symptoms.push_back(
                    {Concern::Error, key, seen->first, seen->count,
                     Message("is outside its stated bounds, {} to {}, at {} elements", numberText(bounds.low.min().item<double>()),
                             numberText(bounds.high.max().item<double>()), seen->count)});
        return symptoms;
    };
}

}  // namespace

const HealthCheck& outOfBoundsCheck()
{
    static const HealthCheck check{
        "out-of-bounds",
        [] { return Message("Stated bounds"); },
        [] { return Message("The space of an observation or action states its bounds, on which networks and scalings rely."); },
        [] {
            return Message("See whether actions were stored before they were clipped or scaled, or whether the space is wrong.");
        },
        findOutOfBounds,
        {&kTolerance}};
    return check;
}

}  // namespace tensordesk
