// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// Inserts or removes batch dims of size 1: views that cost nothing per entry. Rules: tensordict 0.15.

/// Inserts an unnamed dim at `dim`, in [-dims - 1, dims]. Throws RuntimeError out of range.
[[nodiscard]] TensorDict unsqueeze(const TensorDict& td, int64_t dim);
/// Removes `dim` with its name if its size is 1; otherwise returns the same object. Throws IndexError out of range.
[[nodiscard]] TensorDict squeeze(const TensorDict& td, int64_t dim);
/// Removes all dims of size 1.
[[nodiscard]] TensorDict squeeze(const TensorDict& td);
/// Adds dims of size 1 in front until there are `dims`.
[[nodiscard]] TensorDict atLeast(const TensorDict& td, std::size_t dims);

}  // namespace tensordesk
