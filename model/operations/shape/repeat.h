// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <optional>

namespace tensordesk {

// Repeats a batch: copies, made of each entry on access. Throws MemoryError if the result is too large. Rules: tensordict 0.15.

/// Repeats the whole batch `times[i]` times along dim i. Names stay. Throws ValueError unless there is one number per dim, and
/// RuntimeError for a negative one. A lazy stack stays one.
[[nodiscard]] TensorDict repeat(const TensorDict& td, const std::vector<int64_t>& times);
/// As repeat(), for the last dims if there are fewer numbers, with new dims in front if there are more. Drops names, except those
/// of a lazy stack without new dims. A lazy stack of matching members becomes an ordinary tensordict.
[[nodiscard]] TensorDict tile(const TensorDict& td, std::vector<int64_t> times);
/// Repeats each position of `dim`, or of the flattened batch, as often as `times` states: one number (0-d or one element), or one
/// per position. Names stay. Throws RuntimeError for invalid numbers, and IndexError or, below -dims, ValueError for the dim.
[[nodiscard]] TensorDict repeatInterleave(const TensorDict& td, const at::Tensor& times, std::optional<int64_t> dim);

}  // namespace tensordesk
