// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"

#include <cstdint>
#include <vector>

namespace tensordesk {

/// Returns the positions of the elements of a 1-d leaf in ascending or descending order; equal ones by position, NaN at the end.
/// Returns at most `most`, with 32 bytes of memory for each, also for 10^9 elements. Complex elements are ordered by magnitude.
/// Cost: one read of the leaf. Throws the storage's errors. REQUIRES: leaf.dim() == 1, not ragged, most ≥ 1.
[[nodiscard]] std::vector<int64_t> orderedPositions(const Leaf& leaf, bool descending, int64_t most,
                                                    Progress& progress = Progress::none());

}  // namespace tensordesk
