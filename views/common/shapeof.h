// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"
#include "views/text/shapetokens.h"

namespace tensordesk {

/// The shape of an entry as tokens. `batchDims` and `names` are those of the tensordict that holds it; a
/// tensordict has its own.
[[nodiscard]] ShapeTokens shapeOf(const Entry& entry, std::size_t batchDims, const DimNames& names);

/// The shape with the range of each ragged dim. Cost: linear in the members of a stack.
[[nodiscard]] ShapeTokens shapeWithRanges(const Entry& entry, std::size_t batchDims, const DimNames& names);

}  // namespace tensordesk
