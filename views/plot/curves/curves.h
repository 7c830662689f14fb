// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/thinning.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"
#include "views/common/dimselection.h"

#include "views/plot/qcp.h"
#include <QVector>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// What a line plot asks for: a stretch of the x dim, and the columns of the screen that it lies in.
struct CurveRequest {
    int64_t first = 0;  ///< of the indices that the x dim's range shows
    int64_t count = 0;
    /// The first index of each column, from `first` to the end of the stretch: elements are thinned to what can be told
    /// apart in them. Empty: every element has a point.
    std::vector<int64_t> columns;

    [[nodiscard]] bool isThinned() const noexcept { return !columns.empty(); }
    bool operator==(const CurveRequest&) const = default;
};

/// One curve: its position in the leaf and its points. NaN and infinities are gaps; where there is no element there is no
/// point.
struct Curve {
    std::vector<int64_t> position;    ///< one index a dim; that of the x dim means nothing
    QVector<QCPGraphData> points;     ///< key: index in the x dim
    QVector<QCPGraphData> low, high;  ///< the ends of the band around it; empty without a spread
};

/// What was read of the curves of a selection, once, to draw any stretch of them. Immutable; shared by threads.
struct CurveSource {
    DimSelection selection;            ///< no more curves than are drawn
    int64_t curveCount = 0;            ///< that the selection has
    std::optional<Leaf> elements;      ///< those of the selection's shown dims, if they are not too many
    int64_t series = 1;                ///< of a curve: 1, or 3 of a spread, the middle one between its ends
    std::vector<Pyramid> pyramids;     ///< by curve and series; none for short ones, and where elements are missing
    std::optional<Leaf> present = {};  ///< of `elements`, which are there; nothing: all
    Integer offset = 0;                ///< that points are less than values; see Note [Whole offset]
    bool isLess = false;               ///< elements are so already

    /// REQUIRES: a dim along x. Errors of the storage pass through.
    [[nodiscard]] static std::shared_ptr<const CurveSource> read(const Leaf& leaf, const DimSelection& selection, Integer offset,
                                                                 bool isLess, Progress& progress);
    /// What has to be taken off an element.
    [[nodiscard]] Integer taken() const noexcept { return isLess ? 0 : offset; }
    [[nodiscard]] int64_t shownCurves() const;
    /// Of the n-th curve one series' elements along x, as they are shown: from those kept, or from `leaf`, which was read.
    [[nodiscard]] Leaf seriesOf(const Leaf& leaf, int64_t n, int64_t series) const;
    /// Which of them there are: bools; undefined: all.
    [[nodiscard]] at::Tensor presentOf(const Leaf& leaf, int64_t n, int64_t series) const;

private:
    [[nodiscard]] Leaf part(const Leaf& leaf, const std::optional<Leaf>& kept, int64_t n, int64_t series) const;
};

/// The curves of a selection, for one stretch of x. Immutable; may cross threads.
struct Curves {
    /// More are not drawn: nobody could tell them apart.
    static constexpr int64_t kMost = 64;
    /// Members of different lengths are looked at as a whole.
    static constexpr int64_t kMostMembers = 512;

    [[nodiscard]] static int64_t most(const DimSelection& selection) { return selection.leaf().ragged ? kMostMembers : kMost; }

    CurveRequest request;
    std::vector<Curve> curves;
    std::shared_ptr<const CurveSource> source;

    /// True if the stretch can be drawn from what the source holds, in some milliseconds.
    [[nodiscard]] static bool isAtHand(const CurveSource& source, const CurveRequest& request);
    /// Reads what the source does not hold from `leaf`. Complex elements are shown by magnitude. Errors of the
    /// storage pass through.
    [[nodiscard]] static Curves read(const Leaf& leaf, std::shared_ptr<const CurveSource> source, const CurveRequest& request,
                                     Progress& progress);
};

}  // namespace tensordesk
