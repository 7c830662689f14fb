// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// Reorders the elements of a batch: copies, made of each entry on access. Names stay with their dims. Dims may count from the end;
// throws IndexError out of range. A lazy stack of matching members becomes an ordinary tensordict. Rules: tensordict 0.15.

/// Reverses along these dims. Throws RuntimeError for a repeated one.
[[nodiscard]] TensorDict flip(const TensorDict& td, const std::vector<int64_t>& dims);
/// Shifts cyclically along each of the dims; without dims, along the flattened batch. Throws RuntimeError unless there are as many
/// shifts as dims.
[[nodiscard]] TensorDict roll(const TensorDict& td, const std::vector<int64_t>& shifts, const std::vector<int64_t>& dims);
/// Applies `times` quarter turns from the first of two dims towards the second. Throws RuntimeError unless these are two different
/// dims.
[[nodiscard]] TensorDict rotate90(const TensorDict& td, int64_t times, const std::vector<int64_t>& dims);

}  // namespace tensordesk
