// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/leaf.h"

namespace tensordesk {

/// Where elements of a leaf lie that is read in blocks of some MiB, as torch finds them in tensors. Cancelled between
/// blocks: see ProgressScope.

/// Of all elements the first that is largest, or least, in row-major order: a 0-d int64 tensor. A NaN is both.
/// NotImplementedError for dtypes of which torch finds none.
[[nodiscard]] at::Tensor extremePosition(const Leaf& leaf, bool isLargest);

/// The positions of all elements that are not zero, int64 of the shape [their number, dims], in row-major order. Many
/// of them lie in a scratch file: MemoryError if there is no room. Reads the leaf twice.
[[nodiscard]] at::Tensor nonzeroPositions(const Leaf& leaf);

}  // namespace tensordesk
