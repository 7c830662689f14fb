// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"

#include <vector>

namespace tensordesk {

/// The minimum and maximum of a run of elements; NaN if none of them is a number.
struct MinMax {
    double min, max;
    bool hasNan = false;  ///< true if an element is NaN
};

/// Returns the extremes of runs of `length` elements of a 1-d leaf; the last run may be shorter. Nothing is skipped, so that a
/// single spike among 10^8 points is included. Infinities count, NaN is reported separately, and complex elements count by
/// magnitude. Cost: one read of the leaf, on ATen's threads. REQUIRES: leaf.dim() == 1, length ≥ 1.
[[nodiscard]] std::vector<MinMax> extremesOfRuns(const Leaf& leaf, int64_t length, Progress& progress = Progress::none());

/// Returns the extremes of both runs together.
[[nodiscard]] MinMax merged(const MinMax& a, const MinMax& b) noexcept;

}  // namespace tensordesk
