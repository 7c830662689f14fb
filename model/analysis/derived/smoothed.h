// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <cstddef>
#include <cstdint>

namespace tensordesk {

/// Returns the moving average along a dim, as pandas' `rolling(window, center=True, min_periods=1)` with an odd window: the mean of
/// finite elements in the window, which is cut at the ends; NaN if there are none. float64; complex elements count by magnitude.
/// Present where the leaf is present (see presentOf()). Reads the requested elements and half a window around them; read-only. An
/// even window is enlarged by one. REQUIRES: no ragged dims, window ≥ 1.
[[nodiscard]] Leaf smoothed(const Leaf& leaf, std::size_t dim, int64_t window);

}  // namespace tensordesk
