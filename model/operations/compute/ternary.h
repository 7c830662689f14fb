// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/compute/elementwise.h"
#include "model/operations/compute/inplace.h"

namespace tensordesk {

/// An elementwise operator of three operands, to be applied to a tensordict or in place.
struct Ternary {
    std::vector<Operand> operands;  ///< besides the tensordict
    ElementwiseFunction function;
    bool keepsLock = true;  ///< the result of a locked tensordict is locked

    [[nodiscard]] TensorDict of(const TensorDict& td) const
    {
        return elementwise(td, operands, function, {.keepsLock = keepsLock});
    }
    void inPlace(const TensorDict& td, Mutations& mutations) const { elementwiseInPlace(td, operands, function, mutations); }
};

/// Interpolates from the value to `end` by `weight`. Throws TypeError if `end` is a number.
[[nodiscard]] Ternary lerp(const Operand& end, const Operand& weight);
/// Returns the value plus `factor * first * second`, or plus `factor * first / second`. Throws TypeError if an operand is a number.
[[nodiscard]] Ternary addcmul(const Operand& first, const Operand& second, const c10::Scalar& factor);
[[nodiscard]] Ternary addcdiv(const Operand& first, const Operand& second, const c10::Scalar& factor);
/// Clamps the value to at least `low` and at most `high`; one may be missing. Throws ValueError if just one is a tensordict, and
/// TypeError if both are missing.
[[nodiscard]] Ternary clamp(const std::optional<Operand>& low, const std::optional<Operand>& high);

}  // namespace tensordesk
