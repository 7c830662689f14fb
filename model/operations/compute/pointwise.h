// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/compute/elementwise.h"
#include "model/operations/compute/inplace.h"

#include <span>
#include <string_view>

namespace tensordesk {

/// An elementwise operator of one operand, by its name in torch: "exp" for `torch.exp`.
struct PointwiseOperator {
    std::string_view name;
    std::string_view doc;        ///< what it gives, for help: "The exponential"
    bool hasInPlaceTwin = true;  ///< `exp_`
};

/// All of them: the mathematical ones and the tests such as `isnan`. Sorted by name.
[[nodiscard]] std::span<const PointwiseOperator> pointwiseOperators();

/// The operator applied to every leaf, with torch's dtypes: integers become float32 where the result is no integer.
/// Non-tensor entries are passed through. NotImplementedError and RuntimeError where torch has no kernel for a dtype.
/// REQUIRES: the name is one of pointwiseOperators().
[[nodiscard]] TensorDict pointwise(std::string_view name, const TensorDict& td);
/// Applies it in place: RuntimeError, with nothing changed, where a leaf cannot hold the result.
void pointwiseInPlace(std::string_view name, const TensorDict& td, Mutations& mutations);

}  // namespace tensordesk
