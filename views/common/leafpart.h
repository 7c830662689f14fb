// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"
#include "views/common/dimselection.h"

#include <functional>

namespace tensordesk {

/// Returns the elements that `selection` shows, as a contiguous CPU copy with one dim per dim that is not fixed, in the leaf's
/// order. Reads pieces of a few MiB, between which it can be cancelled and reports progress in bytes. Throws the storage's errors,
/// also if a mapped file has shrunk.
[[nodiscard]] at::Tensor readPart(const Leaf& leaf, const DimSelection& selection, Progress& progress);

/// Reads each selected element once, in pieces of a few MiB: calls `visit(piece, elements)` with the selection of each piece and
/// its elements, in any memory layout, with one dim per dim that is not fixed. Can be cancelled between pieces; reports progress in
/// bytes. Throws the errors of readPart().
void forEachPiece(const Leaf& leaf, const DimSelection& selection, Progress& progress,
                  const std::function<void(const DimSelection& piece, const at::Tensor& elements)>& visit);

/// Returns the size of a dim; if fixed dims select one of several members of different lengths, the size in that member. Reads no
/// element.
[[nodiscard]] int64_t lengthAlong(const Leaf& leaf, const DimSelection& selection, std::size_t dim);

/// Returns the positions `first`, `first + step`, … below `first + count`, counted within `range`.
[[nodiscard]] Range partOf(const Range& range, int64_t first, int64_t count, int64_t step = 1);

}  // namespace tensordesk
