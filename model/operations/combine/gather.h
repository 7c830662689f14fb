// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Applies `torch.gather` to every leaf along a batch dim, with `index` expanded to the event dims: a copy whose batch size is the
/// shape of `index`. Names stay. Throws RuntimeError for an invalid dim and an index that is not of integers, empty or out of
/// range, and IndexError if it does not have as many dims as the batch. Rules: tensordict 0.15.
[[nodiscard]] TensorDict gather(const TensorDict& td, int64_t dim, const at::Tensor& index);

}  // namespace tensordesk
