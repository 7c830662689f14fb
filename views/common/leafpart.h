// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"
#include "views/common/dimselection.h"

#include <functional>

namespace tensordesk {

/// The elements that `selection` shows, in a contiguous CPU copy with one dim for each dim that is not
/// fixed, in the leaf's order. Read in pieces of some MiB, between which a stop is noticed and progress
/// reported in bytes. Throws what the storage throws, also when a mapped file turns out to have shrunk.
[[nodiscard]] at::Tensor readPart(const Leaf& leaf, const DimSelection& selection, Progress& progress);

/// Reads what `selection` shows once, in pieces of some MiB: calls `visit(piece, elements)` with the selection of each
/// piece and its elements, in any memory layout, one dim for each that is not fixed. A stop is noticed between them, and
/// progress reported in bytes. Throws as readPart() does.
void forEachPiece(const Leaf& leaf, const DimSelection& selection, Progress& progress,
                  const std::function<void(const DimSelection& piece, const at::Tensor& elements)>& visit);

/// How many indices of a dim the member has that the selection shows: of members that differ in length, which fixed dims tell
/// apart, the length of that one. Reads no element.
[[nodiscard]] int64_t lengthAlong(const Leaf& leaf, const DimSelection& selection, std::size_t dim);

/// Every `step`-th of `count` elements from `first` on, of those that `range` has.
[[nodiscard]] Range partOf(const Range& range, int64_t first, int64_t count, int64_t step = 1);

}  // namespace tensordesk
