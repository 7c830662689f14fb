// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/compute/elementwise.h"
#include "model/operations/compute/inplace.h"

namespace tensordesk {

/// `td` with `value`, cast to each leaf's dtype, where `mask` is True. The mask covers the leading batch dims, all or
/// some. RuntimeError if it does not fit or holds no bools.
[[nodiscard]] TensorDict maskedFill(const TensorDict& td, const at::Tensor& mask, const c10::Scalar& value);
void maskedFillInPlace(const TensorDict& td, const at::Tensor& mask, const c10::Scalar& value, Mutations& mutations);

/// The positions where `mask` is True: `td[mask]`, of a lazy stack an ordinary tensordict, as the oracle gives it, over
/// levels that stay stacks. IndexError if it does not fit, RuntimeError for leaves whose shapes differ between members.
[[nodiscard]] TensorDict maskedSelect(const TensorDict& td, const at::Tensor& mask);

/// The leaves of `td` where `condition`, which covers the leading batch dims, is True, and `other` elsewhere; dtypes
/// promote. A tensor `other` is aligned with each leaf from the right, as torch does. `pad` stands for entries that
/// one of two tensordicts lacks, else they are a KeyError. RuntimeError as of maskedFill().
[[nodiscard]] TensorDict where(const TensorDict& td, const at::Tensor& condition, const Operand& other,
                               const std::optional<c10::Scalar>& pad = {});

}  // namespace tensordesk
