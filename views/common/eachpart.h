// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"
#include "views/common/dimselection.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <vector>

namespace tensordesk {

/// The dims of a selection in the role Each: every combination of their indices is shown as one thing, a
/// curve or a histogram. Combinations are numbered with the last dim fastest.
namespace eachpart {

/// How many combinations there are: 1 without such dims.
[[nodiscard]] int64_t count(const DimSelection& selection);
/// The selection with no more indices of these dims than the first `most` combinations need.
[[nodiscard]] DimSelection first(const DimSelection& selection, int64_t most);
/// The selection of the n-th combination alone.
[[nodiscard]] DimSelection select(const DimSelection& selection, int64_t n);
/// Where the n-th combination lies in the leaf: one index a dim, those of other shown dims mean nothing.
[[nodiscard]] std::vector<int64_t> position(const DimSelection& selection, int64_t n);
/// What tells the combination at a position from the others, by the dims: `env 3`, `env 3, dim 2 = 0`; empty where there is
/// one alone.
[[nodiscard]] QString name(const DimSelection& selection, const std::vector<int64_t>& position);
/// Reads all combinations once, together, as tensordesk::forEachPiece() does: calls `visit(n, part, elements)` with
/// what a piece has of the n-th, and the selection of that.
void forEachPiece(const Leaf& leaf, const DimSelection& selection, Progress& progress,
                  const std::function<void(int64_t n, const DimSelection& part, const at::Tensor& elements)>& visit);

}  // namespace eachpart

}  // namespace tensordesk
