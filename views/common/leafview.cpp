// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/leafview.h"

#include <algorithm>

namespace tensordesk {

ShownLeaf ShownLeaf::of(KeyPath path, Leaf leaf, int64_t batchDims, DimNames names)
{
    LeafDims dims{leaf.shape(), std::min(batchDims, leaf.dim()), std::move(names), leaf.dtype()};
    return {std::move(path), std::move(leaf), std::move(dims)};
}

}  // namespace tensordesk
