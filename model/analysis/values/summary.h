// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/values/wholeoffset.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"

#include <cstdint>
#include <optional>

namespace tensordesk {

/// The least and the greatest of some integers, which doubles beyond 2^53 would round.
struct WholeRange {
    Integer least, greatest;
};

/// What one pass over a leaf tells. Statistics cover the finite elements; complex leaves are summed
/// up by magnitude; bool counts as 0 and 1.
struct Summary {
    int64_t count = 0;    ///< elements, without those of padding
    int64_t padding = 0;  ///< elements that were left out; see DataMask
    int64_t nan = 0;
    int64_t inf = 0;  ///< of either sign
    int64_t zeros = 0;
    double min = 0, max = 0;               ///< NaN when no element is finite
    std::optional<WholeRange> whole = {};  ///< min and max of the integer dtypes, to the last figure
    double mean = 0, std = 0;              ///< std is the sample one (correction 1), NaN below two elements

    /// Of no element: what others are merged into.
    [[nodiscard]] static Summary none();
    /// Adds what was told of other elements.
    void merge(const Summary& other);
};

/// One fused pass, in parts of bounded size, on ATen's threads, or on the leaf's device. Mean and variance are merged from
/// per-block sums (Chan, Golub, LeVeque 1979), so that long float32 leaves lose nothing.
/// Cost: one read of the leaf. Errors of the storage pass through.
[[nodiscard]] Summary summarize(const Leaf& leaf, Progress& progress = Progress::none());
/// Summarises the elements at positions where `data` is true. REQUIRES: see LeafBlocks::forEachInAnyOrder().
[[nodiscard]] Summary summarize(const Leaf& leaf, const std::optional<Leaf>& data, Progress& progress = Progress::none());

}  // namespace tensordesk
