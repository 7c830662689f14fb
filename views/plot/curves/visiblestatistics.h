// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/summary.h"
#include "views/plot/curves/plottedleaf.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// What is drawn of a leaf, to be summed up elsewhere. May cross threads.
struct SummedLeaf {
    Leaf leaf;
    std::shared_ptr<const CurveSource> source;

    [[nodiscard]] static SummedLeaf of(const PlottedLeaf& plotted) { return {plotted.leaf.leaf, plotted.curves->source}; }
};

/// Of each curve of the leaf the elements in a stretch of the axis along x, of a spread its middle; nothing where they would
/// have to be read and are more than 64 MiB. Errors of the storage pass through.
[[nodiscard]] std::vector<std::optional<Summary>> summarizeVisible(const SummedLeaf& leaf, const QCPRange& visible,
                                                                   Progress& progress);

}  // namespace tensordesk
