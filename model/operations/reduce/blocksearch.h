// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <functional>
#include <optional>

namespace tensordesk {

/// Where elements of a leaf lie that is read in blocks of some MiB, as torch finds them in tensors. Cancelled between
/// blocks: see ProgressScope.

/// Of all elements the first that is largest, or least, in row-major order: a 0-d int64 tensor. A NaN is both.
/// NotImplementedError for dtypes of which torch finds none.
[[nodiscard]] at::Tensor extremePosition(const Leaf& leaf, bool isLargest);

/// The positions of all elements that are not zero, int64 of the shape [their number, dims], in row-major order. Many
/// of them lie in a scratch file: MemoryError if there is no room. Reads the leaf twice.
[[nodiscard]] at::Tensor nonzeroPositions(const Leaf& leaf);

/// The rank, counted from 0, that the wanted element has among all numbers once these are sorted; -1 for NaN.
using RankRule = std::function<int64_t(int64_t numbers, int64_t nans)>;

/// The element of that rank, a 0-d tensor: the leaf is read once for each 16 bits of an element, and counted. Nothing for
/// dtypes whose elements are not sorted so: bool, complex and unsigned ones beyond 8 bits. REQUIRES: it has elements.
[[nodiscard]] std::optional<at::Tensor> elementOfRank(const Leaf& leaf, const RankRule& rule);

/// The first element that equals `value`, in row-major order; a NaN equals any. REQUIRES: there is one.
[[nodiscard]] int64_t positionOf(const Leaf& leaf, const at::Tensor& value);

}  // namespace tensordesk
