// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/wholeoffset.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"
#include "views/common/dimselection.h"

#include <QRectF>
#include <QSize>

#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// A part of a leaf: one series of elements along its dim x for each combination of its dims with the role Each.
struct CloudAxis {
    Leaf leaf;
    DimSelection selection;
};

/// A request for a plot of one leaf against another.
struct CloudRequest {
    QRectF area;  ///< range of values, x from left to right and y from top to bottom; null: everything
    QSize cells;  ///< pixels of the plot: each cell gets one point at most if there are many
    bool logarithmicX = false, logarithmicY = false;
    bool joined = false;  ///< points stay in order, to be joined by lines
};

/// The drawn points of a series. Points with NaN or infinities are not drawn, only counted.
struct CloudSeries {
    std::vector<int64_t> position;  ///< in the leaf along y: one index per dim, that of dim x is undefined
    std::vector<double> x, y;
    std::vector<int64_t> index;  ///< of each point, along dim x
};

/// The elements of one leaf against those of another at the same indices, or against the indices. Immutable; may cross threads.
struct PointCloud {
    static constexpr int64_t kMostSeries = 64;
    static constexpr double kMostValue = 1e240;  ///< the limit of axes is only slightly larger

    CloudRequest request;
    std::vector<CloudSeries> series;
    int64_t seriesCount = 0;  ///< of the selection
    int64_t oddCount = 0;  ///< points that cannot be drawn: NaN, infinities, beyond kMostValue, and 0 or less on logarithmic axes
    QRectF extent;         ///< of all others; null if there are none
    bool thinned = false;  ///< some points were left out
    Integer offsetX = 0, offsetY = 0;  ///< subtracted from elements in coordinates; see Note [Whole offset]

    /// Reads the points. Complex elements count by magnitude. Cost: one read of both leaves, two for many points, in blocks of
    /// whole chunks. Throws the storage's errors. REQUIRES: dims along x of the same size; `x` is y's selection alongside its leaf.
    [[nodiscard]] static PointCloud read(const CloudAxis& y, const std::optional<CloudAxis>& x, const CloudRequest& request,
                                         Progress& progress);
};

}  // namespace tensordesk
