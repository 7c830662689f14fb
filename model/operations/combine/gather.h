// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// `torch.gather` of every leaf along a batch dim, `index` taken for all event dims: a copy whose batch
/// size is the shape of `index`. Names stay. RuntimeError for the dim, an index that is not of integers,
/// empty or out of range; IndexError if it has not as many dims as the batch. Rules: tensordict 0.15.
[[nodiscard]] TensorDict gather(const TensorDict& td, int64_t dim, const at::Tensor& index);

}  // namespace tensordesk
