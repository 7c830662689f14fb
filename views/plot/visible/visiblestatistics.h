// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/summary.h"
#include "views/plot/curves/plottedleaf.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// The drawn part of a leaf, for statistics. May cross threads.
struct SummedLeaf {
    Leaf leaf;
    std::shared_ptr<const CurveSource> source;

    [[nodiscard]] static SummedLeaf of(const PlottedLeaf& plotted) { return {plotted.leaf.leaf, plotted.curves->source}; }
};

/// Returns which of the indices, counted from the first one, are in a range of the x axis.
[[nodiscard]] Slice visibleIndices(const Range& indices, const QCPRange& visible);
/// Returns the elements of the n-th curve, for a spread of its middle, at these of its indices, without missing ones. Reads only
/// which ones are missing.
[[nodiscard]] Leaf visibleElements(const SummedLeaf& leaf, int64_t n, const Slice& indices);

/// Returns statistics of each curve's elements within a range of the x axis, for a spread of its middle; empty if they would have
/// to be read and exceed 64 MiB. Throws the storage's errors.
[[nodiscard]] std::vector<std::optional<Summary>> summarizeVisible(const SummedLeaf& leaf, const QCPRange& visible,
                                                                   Progress& progress);

}  // namespace tensordesk
