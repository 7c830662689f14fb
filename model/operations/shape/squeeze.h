// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// Batch dims of size 1 put in or taken out: views that cost nothing per entry. Rules: tensordict 0.15.

/// A new unnamed dim at `dim`, in [-dims - 1, dims]: RuntimeError out of range.
[[nodiscard]] TensorDict unsqueeze(const TensorDict& td, int64_t dim);
/// Without `dim`, with its name, if its size is 1; else the same object. IndexError out of range.
[[nodiscard]] TensorDict squeeze(const TensorDict& td, int64_t dim);
/// Without all dims of size 1.
[[nodiscard]] TensorDict squeeze(const TensorDict& td);
/// With dims of size 1 in front, until there are `dims`.
[[nodiscard]] TensorDict atLeast(const TensorDict& td, std::size_t dims);

}  // namespace tensordesk
