// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// The elements of a batch in another order: copies, made of each entry when it is looked at. Names stay
// with their dims. Dims may count from the end: IndexError out of range. A lazy stack of equal members
// becomes an ordinary tensordict. Rules: tensordict 0.15.

/// Reversed along these dims. RuntimeError for a repeated one.
[[nodiscard]] TensorDict flip(const TensorDict& td, const std::vector<int64_t>& dims);
/// Shifted along each of the dims, what leaves at one end coming in at the other; without dims, along
/// the flattened batch. RuntimeError unless there are as many shifts as dims.
[[nodiscard]] TensorDict roll(const TensorDict& td, const std::vector<int64_t>& shifts, const std::vector<int64_t>& dims);
/// `times` quarter turns from the first of two dims towards the second. RuntimeError unless these are
/// two different ones.
[[nodiscard]] TensorDict rotate90(const TensorDict& td, int64_t times, const std::vector<int64_t>& dims);

}  // namespace tensordesk
