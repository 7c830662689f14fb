// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <QImage>

namespace tensordesk {

/// Returns the first picture of a leaf that looks like pictures (see pixelDims()), at most `edge` pixels wide or high; of a large
/// one reads only some rows and columns. Null if it does not look like pictures. Floats count from 0 to 1. Reads that picture; call
/// it from a worker thread.
[[nodiscard]] QImage thumbnailOf(const Leaf& leaf, int64_t batchDims, int edge);

}  // namespace tensordesk
