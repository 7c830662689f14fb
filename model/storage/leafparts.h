// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/leaf.h"

#include <functional>

namespace tensordesk {

/// Calls `use` with all elements of a dense leaf in row-major order, a part at a time: contiguous CPU
/// tensors of at most about `mostBytes` (at least one element, and no less than a chunk of the storage
/// it is read from), so that a leaf of any size is copied in bounded memory. A mapped leaf is not
/// copied. At the end it is checked that the leaf was intact throughout.
void forEachPart(const Leaf& leaf, int64_t mostBytes, const std::function<void(const at::Tensor&)>& use);

/// What forEachPart() is usually asked for.
inline constexpr int64_t kPartBytes = int64_t{16} << 20;

}  // namespace tensordesk
