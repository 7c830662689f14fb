// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <functional>
#include <vector>

namespace tensordesk {

/// A function with several results for one tensor, such as values and indices.
using LaneFunction = std::function<std::vector<at::Tensor>(const at::Tensor&)>;

/// Applies `function` to a leaf, where it combines the elements along `dims`, called a lane, and lanes are independent. For a large
/// leaf it is called for blocks of whole lanes, and the results may be in scratch files. Results end with the dims of the leaf;
/// reduced ones have size 1 or, unless `keepsDims`, are left out. Throws MemoryError, before anything is read, if a single lane
/// does not fit. Can be cancelled between blocks: see ProgressScope.
[[nodiscard]] std::vector<at::Tensor> calledOnLanes(const Leaf& leaf, const std::vector<int64_t>& dims, bool keepsDims,
                                                    const LaneFunction& function);

/// Returns the number of elements of a lane.
[[nodiscard]] int64_t laneSize(const Leaf& leaf, const std::vector<int64_t>& dims);

}  // namespace tensordesk
