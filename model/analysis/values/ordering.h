// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"

#include <cstdint>
#include <vector>

namespace tensordesk {

/// The positions of the elements of a 1-d leaf, the least first, or the greatest; of equal ones the earlier first, NaN
/// at the end. No more than `most` of them, so that ordering 10^9 elements takes no more memory than `most` do: 32 bytes
/// each. Complex elements are ordered by magnitude. Cost: one read of the leaf. Errors of the storage pass through.
/// REQUIRES: leaf.dim() == 1, not ragged, most ≥ 1.
[[nodiscard]] std::vector<int64_t> orderedPositions(const Leaf& leaf, bool descending, int64_t most,
                                                    Progress& progress = Progress::none());

}  // namespace tensordesk
