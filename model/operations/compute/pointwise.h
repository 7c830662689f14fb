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
    std::string_view doc;        ///< its description, for help: "The exponential"
    bool hasInPlaceTwin = true;  ///< `exp_`
};

/// Returns all of them, mathematical functions and tests such as `isnan`, sorted by name.
[[nodiscard]] std::span<const PointwiseOperator> pointwiseOperators();

/// Applies the operator to every leaf, with torch's dtypes: integers become float32 if the result is not an integer. Non-tensor
/// entries are passed through. Throws NotImplementedError and RuntimeError if torch has no kernel for a dtype. REQUIRES: the name
/// is one of pointwiseOperators().
[[nodiscard]] TensorDict pointwise(std::string_view name, const TensorDict& td);
/// Applies it in place. Throws RuntimeError, without changes, if a leaf cannot store the result.
void pointwiseInPlace(std::string_view name, const TensorDict& td, Mutations& mutations);

}  // namespace tensordesk
