// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/leaves/leaf.h"

namespace tensordesk {

/// Returns `leaf` with another dtype. Reads nothing: elements are cast when they are read, so that a leaf larger than memory can be
/// cast. The result cannot be written to. REQUIRES: the leaf is not ragged.
[[nodiscard]] Leaf castLeaf(Leaf leaf, DType dtype);

}  // namespace tensordesk
