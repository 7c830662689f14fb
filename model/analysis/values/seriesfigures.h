// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/values/summary.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"

#include <cstdint>
#include <limits>

namespace tensordesk {

/// The statistics of numbers at equally spaced indices.
struct SeriesFigures {
    Summary summary;
    double integral = 0;  ///< over the index, by the trapezoidal rule as numpy.trapezoid, where both neighbours are finite
    double slope = std::numeric_limits<double>::quiet_NaN();  ///< per index of the least-squares line through the finite elements,
                                                              ///< as numpy.polyfit(x, y, 1)[0]; NaN below two
};

/// Computes the statistics in doubles; complex elements count by magnitude. `step`: the distance of two indices. Cost: two reads of
/// the series, in blocks. Throws the storage's errors. REQUIRES: one dim.
[[nodiscard]] SeriesFigures seriesFigures(const Leaf& series, int64_t step, Progress& progress = Progress::none());

}  // namespace tensordesk
