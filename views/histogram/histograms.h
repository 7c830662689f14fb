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

/// Data for the histograms of a selection, read once, so that other bins and ranges need no further read. Immutable; shared by
/// threads.
struct HistogramSource {
    DimSelection selection;          ///< limited to the shown parts
    int64_t partCount = 0;           ///< of the whole selection
    std::optional<Leaf> elements;    ///< the shown elements, if they are few enough to be cached
    std::vector<Histogram> values;   ///< for many elements of one byte: the count of each value, by part
    std::vector<Summary> summaries;  ///< by part, without padding
    std::optional<DataMask> mask;    ///< the mask of padding, if there is one
    std::optional<Leaf> present;     ///< in the leaf's shape: true where it has elements; empty: everywhere
    Integer offset = 0;              ///< subtracted from values in summaries and bins; see Note [Whole offset]
    double least = 0, greatest = 0;  ///< of all finite elements; NaN if there are none

    /// Reads the leaf at a location. Cost: one read of the selection. Throws the storage's errors.
    [[nodiscard]] static std::shared_ptr<const HistogramSource> read(const Leaf& leaf, const LeafPlace& place,
                                                                     const DimSelection& selection, Progress& progress);
    /// Returns the summary of all parts together.
    [[nodiscard]] Summary summary() const;
};

/// The parameters of a histogram.
struct HistogramRequest {
    std::optional<int64_t> bins;  ///< the number of bins for all values; empty: chosen by the number of elements
    double low = 0, high = 0;     ///< the range to count; everything if they are equal
    bool operator==(const HistogramRequest&) const = default;
};

/// The histograms of a selection, all with the same bins. Immutable; may cross threads.
struct Histograms {
    /// The limit for drawn histograms, which can still be distinguished.
    static constexpr int64_t kMost = 16;

    /// One histogram, with its position in the leaf: one index per dim; those of counted dims are undefined.
    struct Part {
        std::vector<int64_t> position;
        Histogram histogram;
    };

    HistogramRequest request;
    std::vector<Part> parts;  ///< empty if no element is finite
    bool whole = false;       ///< bins are centred on integers
    std::shared_ptr<const HistogramSource> source;

    /// Makes the histograms, without padding. Bins of integers are centred on integers, those of floats follow the rule of Rice.
    /// Complex elements count by magnitude. Cost: one pass over the cached elements, nothing if counts of values are known,
    /// otherwise a read of the selection. Throws the storage's errors.
    [[nodiscard]] static Histograms count(const Leaf& leaf, std::shared_ptr<const HistogramSource> source,
                                          const HistogramRequest& request, Progress& progress);
};

}  // namespace tensordesk
