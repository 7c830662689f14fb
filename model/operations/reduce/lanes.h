// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <functional>
#include <vector>

namespace tensordesk {

/// Some results of one tensor, such as values and indices.
using LaneFunction = std::function<std::vector<at::Tensor>(const at::Tensor&)>;

/// What `function` gives for a leaf, where it takes the elements along `dims` together, in lanes, and no lane matters
/// to another: of a large leaf it is called for blocks of whole lanes, one after the other, and what it gives may lie
/// in a scratch file. Results end with the dims of the leaf, reduced ones as dims of size 1 or, unless `keepsDims`,
/// left out. MemoryError, before anything is read, if a single lane is more than fits. Cancelled between blocks: see
/// ProgressScope.
[[nodiscard]] std::vector<at::Tensor> calledOnLanes(const Leaf& leaf, const std::vector<int64_t>& dims, bool keepsDims,
                                                    const LaneFunction& function);

/// How many elements a lane has.
[[nodiscard]] int64_t laneSize(const Leaf& leaf, const std::vector<int64_t>& dims);

}  // namespace tensordesk
