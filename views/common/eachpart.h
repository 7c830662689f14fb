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

/// The dims of a selection with the role Each: each combination of their indices is shown as one curve or histogram. Combinations
/// are numbered with the last dim fastest.
namespace eachpart {

/// Returns the number of combinations: 1 without such dims.
[[nodiscard]] int64_t count(const DimSelection& selection);
/// Returns the selection reduced to the indices that the first `most` combinations need.
[[nodiscard]] DimSelection first(const DimSelection& selection, int64_t most);
/// Returns the selection of only the n-th combination.
[[nodiscard]] DimSelection select(const DimSelection& selection, int64_t n);
/// Returns the position of the n-th combination in the leaf: one index per dim; those of other shown dims are undefined.
[[nodiscard]] std::vector<int64_t> position(const DimSelection& selection, int64_t n);
/// Returns the name of the combination at a position by its dims: `env 3`, `env 3, dim 2 = 0`, or of a channel with a name
/// `env 3, velocity`; empty for a single one.
[[nodiscard]] QString name(const DimSelection& selection, const std::vector<int64_t>& position);
/// Reads all combinations together once, as tensordesk::forEachPiece() does: calls `visit(n, part, elements)` with the part of a
/// piece in the n-th combination, and its selection.
void forEachPiece(const Leaf& leaf, const DimSelection& selection, Progress& progress,
                  const std::function<void(int64_t n, const DimSelection& part, const at::Tensor& elements)>& visit);

}  // namespace eachpart

}  // namespace tensordesk
