// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <functional>
#include <optional>

namespace tensordesk {

/// Finds elements of a leaf, reading it in blocks of a few MiB, with the results of torch. Can be cancelled between blocks: see
/// ProgressScope.

/// Returns the position of the first largest, or smallest, element in row-major order: a 0-d int64 tensor. A NaN counts as both.
/// Throws NotImplementedError for dtypes that torch does not support.
[[nodiscard]] at::Tensor extremePosition(const Leaf& leaf, bool isLargest);

/// Returns the positions of all non-zero elements, int64 of shape [their number, dims], in row-major order. A large result is in a
/// scratch file: throws MemoryError if there is no space. Reads the leaf twice.
[[nodiscard]] at::Tensor nonzeroPositions(const Leaf& leaf);

/// Returns the rank, counted from 0, of the wanted element among all sorted numbers; -1 for NaN.
using RankRule = std::function<int64_t(int64_t numbers, int64_t nans)>;

/// Returns the element with that rank, a 0-d tensor: reads the leaf once for each 16 bits of an element, and counts. Empty for
/// unsupported dtypes: bool, complex and unsigned ones beyond 8 bits. REQUIRES: the leaf is not empty.
[[nodiscard]] std::optional<at::Tensor> elementOfRank(const Leaf& leaf, const RankRule& rule);

/// Returns the position of the first element that equals `value`, in row-major order; a NaN equals any NaN. REQUIRES: there is one.
[[nodiscard]] int64_t positionOf(const Leaf& leaf, const at::Tensor& value);

}  // namespace tensordesk
