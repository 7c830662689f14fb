// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/dimselection.h"
#include "tensordict/leaf.h"
#include "tensordict/progress.h"

#include <QVector>
#include "plot/qcp.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

/// What a line plot asks for: a stretch of the x dim, as wide as the screen.
struct CurveRequest {
    int64_t first = 0;     ///< of the indices that the x dim's range shows
    int64_t count = 0;
    int64_t columns = 0;   ///< pixels; longer stretches are thinned to the least and greatest of each
};

/// One curve: its position in the leaf and its points. NaN is a gap.
struct Curve {
    std::vector<int64_t> position;  ///< one index a dim; that of the x dim means nothing
    QVector<QCPGraphData> points;   ///< key: index in the x dim
};

/// The curves of a selection, for one stretch of x. Immutable; may cross threads.
struct Curves {
    /// More are not drawn: nobody could tell them apart.
    static constexpr int64_t kMost = 64;

    CurveRequest request;
    std::vector<Curve> curves;
    int64_t curveCount = 0;       ///< that the selection has; the first kMost are here
    bool thinned = false;         ///< points are the least and greatest of runs
    std::optional<Leaf> elements; ///< what the first kMost curves need, read once, if it is not too much

    /// Reads them. `known` are the elements from an earlier answer for the same selection, or nothing.
    /// Complex elements are shown by magnitude. Errors of the storage pass through.
    [[nodiscard]] static Curves read(const Leaf& leaf, const DimSelection& selection, const CurveRequest& request,
                                     const std::optional<Leaf>& known, Progress& progress);
};

}  // namespace tensordesk
