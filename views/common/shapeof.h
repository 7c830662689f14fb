// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"
#include "views/text/shapetokens.h"

namespace tensordesk {

/// Returns the shape of an entry as tokens. `batchDims` and `names`: of the level that contains it; a tensordict has its own.
[[nodiscard]] ShapeTokens shapeOf(const Entry& entry, std::size_t batchDims, const DimNames& names);

/// Returns the shape with the range of each ragged dim. O(members) for a stack.
[[nodiscard]] ShapeTokens shapeWithRanges(const Entry& entry, std::size_t batchDims, const DimNames& names);

}  // namespace tensordesk
