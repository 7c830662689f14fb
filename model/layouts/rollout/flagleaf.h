// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

namespace tensordesk {

/// Returns a leaf of numbers as bools: any number but 0 is true. Reads nothing. Written elements are stored as 0 or 1. Returns a
/// leaf of bools unchanged. REQUIRES: `leaf` is not ragged.
[[nodiscard]] Leaf flagLeaf(Leaf leaf);

}  // namespace tensordesk
