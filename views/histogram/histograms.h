// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/histogram.h"
#include "model/analysis/values/summary.h"
#include "model/operations/rollouts/datamask.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"
#include "views/common/dimselection.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// What is known of the parts of a selection that get a histogram each, from the first read of them.
/// Immutable; shared by threads.
struct HistogramSource {
    DimSelection selection;          ///< no more parts than are shown
    int64_t partCount = 0;           ///< that the selection has
    std::optional<Leaf> elements;    ///< those of the selection's shown dims, if they are not too many
    std::vector<Histogram> values;   ///< by part, how often each value occurs: of many elements of one byte
    std::vector<Summary> summaries;  ///< by part, of the elements that are data
    std::optional<DataMask> mask;    ///< that tells them from padding, if there is one
    std::optional<Leaf> present;     ///< of the leaf's shape: where it has elements; nothing: everywhere
    Integer offset = 0;              ///< that summaries and bins are less than values; see Note [Whole offset]
    double least = 0, greatest = 0;  ///< of all finite elements; NaN if there are none

    /// Of the leaf that stands there. Cost: one read of what the selection shows. Errors of the storage pass through.
    [[nodiscard]] static std::shared_ptr<const HistogramSource> read(const Leaf& leaf, const LeafPlace& place,
                                                                     const DimSelection& selection, Progress& progress);
    /// Of all parts together.
    [[nodiscard]] Summary summary() const;
};

/// What a histogram asks for.
struct HistogramRequest {
    std::optional<int64_t> bins;  ///< over all values; else as many as suit their number
    double low = 0, high = 0;     ///< the values to count; all if they are equal
    bool operator==(const HistogramRequest&) const = default;
};

/// The histograms of a selection, all with the same bins. Immutable; may cross threads.
struct Histograms {
    /// More are not drawn: nobody could tell them apart.
    static constexpr int64_t kMost = 16;

    /// One histogram: its position in the leaf, one index a dim of which those of counted dims mean nothing.
    struct Part {
        std::vector<int64_t> position;
        Histogram histogram;
    };

    HistogramRequest request;
    std::vector<Part> parts;  ///< none if no element is finite
    bool whole = false;       ///< bins are in the middle around whole numbers
    std::shared_ptr<const HistogramSource> source;

    /// Counts. Whole numbers get bins of whole numbers, floats by the rule of Rice. Complex elements count by
    /// magnitude. Cost: a pass over the elements kept, nothing where values are counted, else a read of the selection.
    /// Errors of the storage pass through.
    [[nodiscard]] static Histograms count(const Leaf& leaf, std::shared_ptr<const HistogramSource> source,
                                          const HistogramRequest& request, Progress& progress);
};

}  // namespace tensordesk
