// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"

#include <cstdint>
#include <vector>

namespace tensordesk {

/// The number of elements in each of several bins of equal width. Complex elements count by magnitude, bool as 0 and 1; NaN and
/// infinities are in no bin.
struct Histogram {
    double min = 0, max = 0;  ///< edges of the first and the last bin, which includes its upper edge
    std::vector<int64_t> counts;

    /// Adds the counts of other elements. REQUIRES: the same bins.
    void add(const Histogram& other);
};

/// Counts the elements in `bins` bins between `min` and `max`, ignoring those outside. If both are equal the range is widened by
/// 0.5 on each side, as in numpy. Cost: one read of the leaf, on ATen's threads. Throws ValueError unless bins ≥ 1 and min ≤ max
/// are finite.
[[nodiscard]] Histogram histogram(const Leaf& leaf, int64_t bins, double min, double max, Progress& progress = Progress::none());

/// Returns the same elements in other bins, by the middle of their bins: exact if each bin has one value. Throws the errors of
/// histogram().
[[nodiscard]] Histogram rebinned(const Histogram& histogram, int64_t bins, double min, double max);

}  // namespace tensordesk
