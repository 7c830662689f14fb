// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/checkedrollout.h"

#include <algorithm>

namespace tensordesk {

/// True if a leaf has a picture per step: bytes with two sides of at least 8 pixels.
[[nodiscard]] inline bool isPicture(const RolloutLeaf& leaf)
{
    constexpr int64_t leastSide = 8;
    return leaf.leaf.dtype() == at::kByte && leaf.eventShape.size() >= 2
        && std::ranges::count_if(leaf.eventShape, [](int64_t size) { return size >= leastSide; }) >= 2;
}

}  // namespace tensordesk
