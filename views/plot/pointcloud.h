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

/// A part of a leaf: one series of elements along its dim x for each combination of its dims in the role Each.
struct CloudAxis {
    Leaf leaf;
    DimSelection selection;
};

/// What a plot of one leaf against another asks for.
struct CloudRequest {
    QRectF area;  ///< values, x from left to right and y from top to bottom; null: all
    QSize cells;  ///< pixels of the plot: no cell gets more than one point once there are many
    bool logarithmicX = false, logarithmicY = false;
    bool joined = false;  ///< points in their order, to be joined by lines
};

/// The points of a series that are drawn. Points with NaN or infinities have no place and are counted alone.
struct CloudSeries {
    std::vector<int64_t> position;  ///< in the leaf along y: one index a dim, that of dim x means nothing
    std::vector<double> x, y;
    std::vector<int64_t> index;  ///< of each point, along dim x
};

/// The elements of one leaf against those of another at the same indices, or against the indices. Immutable; may cross
/// threads.
struct PointCloud {
    static constexpr int64_t kMostSeries = 64;
    static constexpr double kMostValue = 1e240;  ///< axes end not far beyond

    CloudRequest request;
    std::vector<CloudSeries> series;
    int64_t seriesCount = 0;  ///< that the selection has
    int64_t oddCount = 0;  ///< points without a place: NaN, infinities, what is beyond kMostValue, on logarithmic axes 0 and below
    QRectF extent;         ///< of all others; null if there are none
    bool thinned = false;  ///< not every point is there
    Integer offsetX = 0, offsetY = 0;  ///< that coordinates are less than elements; see Note [Whole offset]

    /// Complex elements count by magnitude. Cost: one read of both, another one if there are many points, in blocks of
    /// whole chunks. Errors of the storage pass through. REQUIRES: dims along x of one size; `x` is y's selection alongside its leaf.
    [[nodiscard]] static PointCloud read(const CloudAxis& y, const std::optional<CloudAxis>& x, const CloudRequest& request,
                                         Progress& progress);
};

}  // namespace tensordesk
