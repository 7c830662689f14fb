// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Returns the positions `positions` (int64, 1-d) of batch dim `dim`, in order: a copy, made of each entry on access. Names stay.
/// Throws IndexError out of range. REQUIRES: `dim` counts from the front.
[[nodiscard]] TensorDict rows(const TensorDict& td, int64_t dim, const at::Tensor& positions);

/// Returns the same batch with its elements in the order of `positions`: one row-major number per batch element. Names stay. A lazy
/// stack becomes an ordinary tensordict.
[[nodiscard]] TensorDict reordered(const TensorDict& td, const at::Tensor& positions);

}  // namespace tensordesk
