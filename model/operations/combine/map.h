// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

/// How a tensordict is cut into chunks along a batch dim.
struct ChunkOptions {
    int64_t dim = 0;
    std::optional<int64_t> size = {};   ///< of each chunk; 0: single positions, without the dim
    std::optional<int64_t> count = {};  ///< how many chunks, if no size is given; else one a worker
    bool shuffles = false;              ///< in an order by chance, from the seeded generator
};

/// The chunks as views. IndexError for the dim, ValueError for a size or count that is not positive, or for both.
[[nodiscard]] std::vector<TensorDict> chunksOf(const TensorDict& td, const ChunkOptions& options, int64_t workers);

/// What a function made of the chunks, joined again along the dim: cat, or for single positions a stack.
[[nodiscard]] TensorDict joined(const std::vector<TensorDict>& results, const ChunkOptions& options);

}  // namespace tensordesk
