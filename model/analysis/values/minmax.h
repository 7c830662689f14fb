// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"

#include <vector>

namespace tensordesk {

/// The least and the greatest value of a run of elements, NaN if none of them is a number.
struct MinMax {
    double min, max;
    bool hasNan = false;  ///< whether one of the elements is none
};

/// A 1-d leaf cut into runs of `length` elements, the last perhaps shorter. Nothing is skipped, so one
/// spike among 10^8 points is there. Infinities count, NaN are told apart; complex leaves go by magnitude.
/// Cost: one read of the leaf, on ATen's threads. REQUIRES: leaf.dim() == 1, length ≥ 1.
[[nodiscard]] std::vector<MinMax> extremesOfRuns(const Leaf& leaf, int64_t length, Progress& progress = Progress::none());

/// What both runs hold.
[[nodiscard]] MinMax merged(const MinMax& a, const MinMax& b) noexcept;

}  // namespace tensordesk
