// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/compute/elementwise.h"
#include "model/operations/compute/inplace.h"

namespace tensordesk {

/// Returns `td` with `value`, cast to each leaf's dtype, where `mask` is true. The mask covers some or all leading batch dims.
/// Throws RuntimeError if it does not fit or is not bool.
[[nodiscard]] TensorDict maskedFill(const TensorDict& td, const at::Tensor& mask, const c10::Scalar& value);
void maskedFillInPlace(const TensorDict& td, const at::Tensor& mask, const c10::Scalar& value, Mutations& mutations);

/// Returns `td[mask]`; for a lazy stack an ordinary tensordict, as in the oracle, whose nested levels stay stacks. Throws
/// IndexError if the mask does not fit, and RuntimeError for leaves whose shapes differ between members.
[[nodiscard]] TensorDict maskedSelect(const TensorDict& td, const at::Tensor& mask);

/// Returns the leaves of `td` where `condition`, which covers the leading batch dims, is true, and `other` elsewhere; dtypes
/// promote. A tensor `other` is aligned with each leaf from the right, as in torch. `pad` replaces entries that one of two
/// tensordicts lacks; without it they are a KeyError. Throws RuntimeError as maskedFill().
[[nodiscard]] TensorDict where(const TensorDict& td, const at::Tensor& condition, const Operand& other,
                               const std::optional<c10::Scalar>& pad = {});

}  // namespace tensordesk
