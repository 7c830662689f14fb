// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

namespace tensordesk {

/// A reduction whose result can be put together from those of blocks.
struct BlockReduction {
    std::string_view name;                     ///< see reducesByBlocks()
    std::optional<std::vector<int64_t>> dims;  ///< those to reduce, from either end; nothing for all
    double correction = 1;                     ///< of std and var
    double order = 2;                          ///< of norm
};

/// True for "sum", "nansum", "mean", "nanmean", "amax", "amin", "prod", "any", "all", "norm", "std", "var", "logsumexp"
/// and "count_nonzero" of a large leaf, and for "sum" of as many integers in memory.
[[nodiscard]] bool reducesByBlocks(const Leaf& leaf, std::string_view name);

/// The reduction of the leaf, read in blocks of some MiB: sums are kept in float64, so that the last digits may be
/// better than torch's. `function` is the same for a tensor: it is called without elements, for dims, dtype and
/// errors. Cancelled between blocks: see ProgressScope. REQUIRES: reducesByBlocks().
[[nodiscard]] at::Tensor reducedByBlocks(const Leaf& leaf, const BlockReduction& reduction,
                                         const std::function<at::Tensor(const at::Tensor&)>& function);

}  // namespace tensordesk
