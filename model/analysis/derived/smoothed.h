// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <cstddef>
#include <cstdint>

namespace tensordesk {

/// At each index of a dim the mean of the `window` indices around it, as pandas' `rolling(window, center=True, min_periods=1)`
/// with an odd window: those that there are at the ends, of elements that are finite; NaN where none is. float64, of complex
/// leaves the magnitude; there are elements where the leaf has some. It reads what is asked for and half a window beside it, and is
/// not edited. An even window is one longer. REQUIRES: no ragged dims, window ≥ 1.
[[nodiscard]] Leaf smoothed(const Leaf& leaf, std::size_t dim, int64_t window);

}  // namespace tensordesk
