// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"

#include <cstdint>
#include <vector>

namespace tensordesk {

/// How many elements fall into each of some equally wide bins. Complex leaves count by magnitude,
/// bool as 0 and 1; NaN and infinities are in no bin.
struct Histogram {
    double min = 0, max = 0;  ///< edges of the first and the last bin, which includes its upper one
    std::vector<int64_t> counts;

    /// Adds the counts of other elements. REQUIRES: the same bins.
    void add(const Histogram& other);
};

/// Counts the elements in `bins` bins between `min` and `max`; those outside are left out. If both are
/// equal the range is widened by a half to each side, as numpy does. Cost: one read of the leaf, on
/// ATen's threads. ValueError unless bins ≥ 1 and min ≤ max are finite.
[[nodiscard]] Histogram histogram(const Leaf& leaf, int64_t bins, double min, double max, Progress& progress = Progress::none());

/// The same elements in other bins, those of each bin by the middle of it: exact where each has one value. Errors as above.
[[nodiscard]] Histogram rebinned(const Histogram& histogram, int64_t bins, double min, double max);

}  // namespace tensordesk
