// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <functional>
#include <vector>

namespace tensordesk {

/// A function with several results for one tensor, such as values and indices.
using LaneFunction = std::function<std::vector<at::Tensor>(const at::Tensor&)>;

/// Applies `function` to a leaf. The function must combine only elements along `dims` (a lane), so that lanes are independent: for
/// a large leaf it is called for blocks of whole lanes, and the results may be in scratch files. `keepsDims`: the function keeps
/// reduced dims with size 1, otherwise it removes them; it may add leading dims. Throws MemoryError, before anything is read, if a
/// single lane does not fit. Can be cancelled between blocks: see ProgressScope.
[[nodiscard]] std::vector<at::Tensor> calledOnLanes(const Leaf& leaf, const std::vector<int64_t>& dims, bool keepsDims,
                                                    const LaneFunction& function);

/// Returns the number of elements of a lane.
[[nodiscard]] int64_t laneSize(const Leaf& leaf, const std::vector<int64_t>& dims);

}  // namespace tensordesk
