// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// Views a tensordict with its batch dims in another order; names go with their dims. Reads nothing; the identity returns the same
// object. Rules: tensordict 0.15.

/// Dim i of the result is dim dims[i]; dims after the listed ones stay. Throws ValueError if `dims` is not a permutation of the
/// leading batch dims, and, under the strict rules, RuntimeError unless it lists all of them.
[[nodiscard]] TensorDict permute(const TensorDict& td, const std::vector<int64_t>& dims);
/// Exchanges two dims. Throws ValueError if one is out of range.
[[nodiscard]] TensorDict transpose(const TensorDict& td, int64_t first, int64_t second);
/// Moves dims `from` to the positions `to` and keeps the others in order. Throws IndexError out of range, RuntimeError for a
/// repeated dim, and ValueError unless there are as many of both.
[[nodiscard]] TensorDict moveDims(const TensorDict& td, std::vector<int64_t> from, std::vector<int64_t> to);

}  // namespace tensordesk
