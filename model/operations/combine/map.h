// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

/// Parameters for cutting a tensordict into chunks along a batch dim.
struct ChunkOptions {
    int64_t dim = 0;
    std::optional<int64_t> size = {};   ///< of each chunk; 0: single positions, without the dim
    std::optional<int64_t> count = {};  ///< the number of chunks, if no size is given; otherwise one per worker
    bool shuffles = false;              ///< in random order, from the seeded generator
};

/// Returns the chunks as views. Throws IndexError for an invalid dim, and ValueError for a size or count that is not positive, or
/// if both are given.
[[nodiscard]] std::vector<TensorDict> chunksOf(const TensorDict& td, const ChunkOptions& options, int64_t workers);

/// Joins the results for the chunks along the dim: by cat, or for single positions by a stack.
[[nodiscard]] TensorDict joined(const std::vector<TensorDict>& results, const ChunkOptions& options);

}  // namespace tensordesk
