// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Positions `positions` (int64, 1-d) of batch dim `dim`, in their order: a copy, made of each entry when
/// it is looked at. Names stay. IndexError out of range. REQUIRES: `dim` counts from the front.
[[nodiscard]] TensorDict rows(const TensorDict& td, int64_t dim, const at::Tensor& positions);

/// The same batch, its elements in the order of `positions`: numbers of batch elements in row-major
/// order, one for each. Names stay. A lazy stack becomes an ordinary tensordict.
[[nodiscard]] TensorDict reordered(const TensorDict& td, const at::Tensor& positions);

}  // namespace tensordesk
