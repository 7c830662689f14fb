// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <QImage>

namespace tensordesk {

/// The first picture of a leaf that looks like pictures (see pixelDims()), no larger than `edge` pixels: of a large one just some
/// rows and columns are read. Null where it does not look like any. Floats count from 0 to 1. Reads that picture; call it from a worker.
[[nodiscard]] QImage thumbnailOf(const Leaf& leaf, int64_t batchDims, int edge);

}  // namespace tensordesk
