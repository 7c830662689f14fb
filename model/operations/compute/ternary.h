// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/compute/elementwise.h"
#include "model/operations/compute/inplace.h"

namespace tensordesk {

/// An elementwise operator of three operands, ready to be applied to a tensordict or in place.
struct Ternary {
    std::vector<Operand> operands;  ///< beside the tensordict
    ElementwiseFunction function;
    bool keepsLock = true;  ///< what it makes of a locked tensordict is locked

    [[nodiscard]] TensorDict of(const TensorDict& td) const
    {
        return elementwise(td, operands, function, {.keepsLock = keepsLock});
    }
    void inPlace(const TensorDict& td, Mutations& mutations) const { elementwiseInPlace(td, operands, function, mutations); }
};

/// From the value to `end` by `weight`. TypeError if `end` is a number.
[[nodiscard]] Ternary lerp(const Operand& end, const Operand& weight);
/// The value plus `factor * first * second`, plus `factor * first / second`. TypeError if an operand is a number.
[[nodiscard]] Ternary addcmul(const Operand& first, const Operand& second, const c10::Scalar& factor);
[[nodiscard]] Ternary addcdiv(const Operand& first, const Operand& second, const c10::Scalar& factor);
/// The value, at least `low` and at most `high`; one may be missing. ValueError if just one is a tensordict,
/// TypeError if both are missing.
[[nodiscard]] Ternary clamp(const std::optional<Operand>& low, const std::optional<Operand>& high);

}  // namespace tensordesk
