// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/leaves/leaf.h"

namespace tensordesk {

/// `leaf` as another dtype. Reads nothing: elements are cast part by part as they are read, so that a leaf larger than memory
/// can be. It cannot be written to. REQUIRES: a leaf that is not ragged.
[[nodiscard]] Leaf castLeaf(Leaf leaf, DType dtype);

}  // namespace tensordesk
