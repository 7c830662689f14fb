// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/isinf.h>
#include <ATen/ops/isnan.h>

#include <cmath>

namespace tensordesk {
namespace {

struct NonFiniteSeen {
    KeyPath key;
    std::shared_ptr<const Sightings> nan, infinite;
};

/// Which elements of a block `isOdd` is true of, most often none. Elements of data: [rows, steps, elements].
template <typename IsOdd>
at::Tensor oddIn(const Steps& steps, const IsOdd& isOdd)
{
    at::Tensor block = steps.tensors[0];
    if (block.element_size() == 1)
        block = block.to(at::kFloat);  // few operators know floats of 8 bits
    // One NaN or infinity makes the sum non-finite, which is several times faster than testing each element; huge elements may do
    // so too.
    if (std::isfinite(block.sum().item<double>()))
        return {};
    const at::Tensor odd = isOdd(block);
    return steps.marks.data.defined() ? odd.logical_and(steps.marks.data.unsqueeze(-1)) : odd;
}

TellSymptoms findNonFinite(const CheckedRollout& rollout, Round& round)
{
    if (!rollout.hasTime())
        return {};
    std::vector<NonFiniteSeen> found;
    for (const RolloutLeaf& leaf : rollout.leaves()) {
        if (!leaf.isFloating())
            continue;
        found.push_back(
            {leaf.key,
             round.count({&leaf}, false,
                         [](const Steps& steps) { return oddIn(steps, [](const at::Tensor& block) { return at::isnan(block); }); }),
             round.count({&leaf}, false, [](const Steps& steps) {
                 return oddIn(steps, [](const at::Tensor& block) { return at::isinf(block); });
             })});
    }
    return [found] {
        std::vector<Symptom> symptoms;
        for (const auto& [key, nan, infinite] : found) {
            if (nan->count > 0)
                symptoms.push_back({Concern::Error, key, nan->first, nan->count, Message("contains NaN, {} total", nan->count)});
            // Policies mask actions by infinite logits, and say so of their probabilities.
            if (infinite->count > 0)
                symptoms.push_back({Concern::Warning, key, infinite->first, infinite->count,
                                    Message("contains infinities, {} total", infinite->count)});
        }
        return symptoms;
    };
}

}  // namespace

const HealthCheck& nonFiniteCheck()
{
    static const HealthCheck check{
        "non-finite", [] { return Message("NaN and infinities"); },
        [] { return Message("One NaN in a batch makes the loss NaN, and with it every weight."); },
        [] {
            return Message(
                "Find the cause (a division by zero, a logarithm of zero, a diverging simulator), and drop these steps.");
        },
        findNonFinite};
    return check;
}

}  // namespace tensordesk
