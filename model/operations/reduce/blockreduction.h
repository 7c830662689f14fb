// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace tensordesk {

/// A reduction whose result can be combined from those of blocks.
struct BlockReduction {
    std::string_view name;                     ///< see reducesByBlocks()
    std::optional<std::vector<int64_t>> dims;  ///< dims to reduce, from either end; empty for all
    double correction = 1;                     ///< for std and var
    double order = 2;                          ///< for norm
};

/// True for "sum", "nansum", "mean", "nanmean", "amax", "amin", "prod", "any", "all", "norm", "std", "var", "logsumexp" and
/// "count_nonzero" of a large leaf, and for "sum" of as many integers in memory.
[[nodiscard]] bool reducesByBlocks(const Leaf& leaf, std::string_view name);

/// Reduces the leaf in blocks of a few MiB: sums use float64, so that the last digits may be more accurate than torch's.
/// `function`: the same reduction for a tensor, which is called without elements for dims, dtype and errors. Can be cancelled
/// between blocks: see ProgressScope. REQUIRES: reducesByBlocks().
[[nodiscard]] at::Tensor reducedByBlocks(const Leaf& leaf, const BlockReduction& reduction,
                                         const std::function<at::Tensor(const at::Tensor&)>& function);

}  // namespace tensordesk
