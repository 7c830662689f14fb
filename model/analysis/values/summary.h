// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/values/wholeoffset.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"

#include <cstdint>
#include <optional>

namespace tensordesk {

/// The minimum and maximum of integers, which doubles would round beyond 2^53.
struct WholeRange {
    Integer least, greatest;
};

/// The statistics of one pass over a leaf. They cover the finite elements; complex elements count by magnitude, bool as 0 and 1.
struct Summary {
    int64_t count = 0;    ///< elements, without padding
    int64_t padding = 0;  ///< excluded elements; see DataMask
    int64_t nan = 0;
    int64_t inf = 0;  ///< of either sign
    int64_t zeros = 0;
    double min = 0, max = 0;               ///< NaN if no element is finite
    std::optional<WholeRange> whole = {};  ///< exact min and max of integer dtypes
    double mean = 0, std = 0;              ///< std is that of a sample (correction 1), NaN below two elements

    /// Returns the summary of no elements, for merge().
    [[nodiscard]] static Summary none();
    /// Adds the statistics of other elements.
    void merge(const Summary& other);
};

/// Summarises a leaf in one fused pass, in parts of bounded size, on ATen's threads, or on the leaf's device. Mean and variance are
/// merged from per-block sums (Chan, Golub, LeVeque 1979), so that long float32 leaves lose no precision. Cost: one read of the
/// leaf. Throws the storage's errors.
[[nodiscard]] Summary summarize(const Leaf& leaf, Progress& progress = Progress::none());
/// Summarises the elements where `data` is true. REQUIRES: see LeafBlocks::forEachInAnyOrder().
[[nodiscard]] Summary summarize(const Leaf& leaf, const std::optional<Leaf>& data, Progress& progress = Progress::none());

}  // namespace tensordesk
