// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/leaf.h"
#include "tensordict/progress.h"

#include <vector>

namespace tensordesk {

/// The least and the greatest value of a run of elements, NaN if none of them is a number.
struct MinMax {
    double min, max;
};

/// A 1-d leaf cut into at most `columns` runs of nearly equal length, in order: what a line plot of
/// that many pixels shows. Nothing is skipped, so one spike among 10^8 points is there. Infinities
/// count, NaN do not; complex leaves go by magnitude. Run i covers the elements from i * n / runs up
/// to (i + 1) * n / runs. Cost: one read of the leaf, on ATen's threads.
/// REQUIRES: leaf.dim() == 1, columns ≥ 1.
[[nodiscard]] std::vector<MinMax> decimate(const Leaf& leaf, int64_t columns, Progress& progress = Progress::none());

}  // namespace tensordesk
