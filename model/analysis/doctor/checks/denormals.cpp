// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <limits>

namespace tensordesk {
namespace {

/// A few are harmless: above this share of all elements processors become slow.
constexpr Threshold kStormShare{"share", 0.01};

struct DenormalsSeen {
    const RolloutLeaf* leaf;
    std::shared_ptr<const Sightings> seen;
};

/// True for a non-zero element smaller than normal ones, by its bits, because processors may treat such elements as zero.
template <typename Bits, Bits kSign, Bits kLeastNormal>
int64_t denormalsIn(const Bits* elements, int64_t count)
{
    int64_t found = 0;
    for (int64_t i = 0; i < count; ++i)
        found += static_cast<Bits>((elements[i] & ~kSign) - 1) < kLeastNormal - 1 ? 1 : 0;
    return found;
}

int64_t denormalsIn(const at::Tensor& block)
{
    return block.scalar_type() == at::kFloat
             ? denormalsIn<uint32_t, 0x80000000U, 0x00800000U>(static_cast<const uint32_t*>(block.const_data_ptr()), block.numel())
             : denormalsIn<uint64_t, 0x8000000000000000U, 0x0010000000000000U>(static_cast<const uint64_t*>(block.const_data_ptr()),
                                                                               block.numel());
}

at::Tensor denormalIn(const Steps& steps)
{
    const at::Tensor& block = steps.tensors[0];
    if (denormalsIn(block.contiguous()) == 0)
        return {};
    const bool isFloat = block.scalar_type() == at::kFloat;
    const at::Tensor bits = block.contiguous().view(isFloat ? at::kInt : at::kLong);
    const at::Tensor size = isFloat ? bits.bitwise_and(std::numeric_limits<int32_t>::max())
                                    : bits.bitwise_and(std::numeric_limits<int64_t>::max());
    const at::Tensor odd = size.ne(0).logical_and_(size.lt(isFloat ? int64_t{0x00800000} : int64_t{0x0010000000000000}));
    return steps.marks.data.defined() ? odd.logical_and(steps.marks.data.unsqueeze(-1)) : odd;
}

TellSymptoms findDenormals(const CheckedRollout& rollout, Round& round)
{
    if (!rollout.hasTime())
        return {};
    std::vector<DenormalsSeen> found;
    for (const RolloutLeaf& leaf : rollout.leaves())
        if (leaf.leaf.dtype() == at::kFloat || leaf.leaf.dtype() == at::kDouble)
            found.push_back({&leaf, round.count({&leaf}, false, denormalIn)});
    if (found.empty())
        return {};
    return [found, share = rollout.threshold(kStormShare), &grid = rollout.reader().grid()] {
        std::vector<Symptom> symptoms;
        for (const auto& [leaf, seen] : found) {
            const auto all = static_cast<double>(grid.total() * elementCount(leaf->eventShape));
            if (seen->count > 0 && static_cast<double>(seen->count) >= share * all)
                symptoms.push_back({Concern::Warning, leaf->key, seen->first, seen->count,
                                    Message("numbers too small for full precision, {} total", seen->count)});
        }
        return symptoms;
    };
}

}  // namespace

const HealthCheck& denormalsCheck()
{
    static const HealthCheck check{
        "denormals",
        [] { return Message("Denormal numbers"); },
        [] {
            return Message(
                "Denormal numbers have few digits, and processors take up to a hundred times as long for them: something decays or underflows.");
        },
        [] { return Message("Set them to zero, as torch.set_flush_denormal(True) does, and find the value that decays."); },
        findDenormals,
        {&kStormShare}};
    return check;
}

}  // namespace tensordesk
