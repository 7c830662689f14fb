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

/// A request of a line plot: a range of the x dim, and the columns of the screen that show it.
struct CurveRequest {
    int64_t first = 0;  ///< relative to the x dim's range
    int64_t count = 0;
    /// The first index of each column, up to the end of the range: elements are thinned to what the columns can show. Empty: every
    /// element has a point.
    std::vector<int64_t> columns;

    [[nodiscard]] bool isThinned() const noexcept { return !columns.empty(); }
    bool operator==(const CurveRequest&) const = default;
};

/// One curve: its position in the leaf and its points. NaN and infinities are gaps; missing elements have no point.
struct Curve {
    std::vector<int64_t> position;    ///< one index per dim; that of the x dim is undefined
    QVector<QCPGraphData> points;     ///< key: index in the x dim
    QVector<QCPGraphData> low, high;  ///< the ends of the band around it; empty without a spread
};

/// Data of the curves of a selection, read once, to draw any range of them. Immutable; shared by threads.
struct CurveSource {
    DimSelection selection;            ///< limited to the drawn curves
    int64_t curveCount = 0;            ///< number of curves of the whole selection
    std::optional<Leaf> elements;      ///< of the selection's shown dims, if there are not too many
    int64_t series = 1;                ///< per curve: 1, or 3 for a spread, with the middle one between its ends
    std::vector<Pyramid> pyramids;     ///< by curve and series; null for short ones, and if elements are missing
    std::optional<Leaf> present = {};  ///< in the shape of `elements`, true for existing ones; empty: all
    Integer offset = 0;                ///< subtracted from values in points; see Note [Whole offset]
    bool isLess = false;               ///< the offset is already subtracted from `elements`
    bool isRemote = false;             ///< the leaf is on another machine, which computes outlines of curves

    /// Reads the data. Throws the storage's errors. REQUIRES: a dim along x.
    [[nodiscard]] static std::shared_ptr<const CurveSource> read(const Leaf& leaf, const DimSelection& selection, Integer offset,
                                                                 bool isLess, Progress& progress);
    /// Returns the offset that must still be subtracted from an element.
    [[nodiscard]] Integer taken() const noexcept { return isLess ? 0 : offset; }
    /// Returns the number of drawn curves, at most Curves::most().
    [[nodiscard]] int64_t shownCurves() const;
    /// Returns the shown elements along x of one series of the n-th curve: cached ones, or a part of `leaf`, the leaf from which
    /// this source was read.
    [[nodiscard]] Leaf seriesOf(const Leaf& leaf, int64_t n, int64_t series) const;
    /// Returns which elements of seriesOf() exist, as bools; undefined if all do.
    [[nodiscard]] at::Tensor presentOf(const Leaf& leaf, int64_t n, int64_t series) const;

private:
    [[nodiscard]] Leaf part(const Leaf& leaf, const std::optional<Leaf>& kept, int64_t n, int64_t series) const;
};

/// The curves of a selection, for one range of x. Immutable; may cross threads.
struct Curves {
    /// The limit for drawn curves, which can still be distinguished.
    static constexpr int64_t kMost = 64;
    /// The limit for ragged members, which are drawn as a bundle.
    static constexpr int64_t kMostMembers = 512;

    [[nodiscard]] static int64_t most(const DimSelection& selection) { return selection.leaf().ragged ? kMostMembers : kMost; }

    CurveRequest request;
    std::vector<Curve> curves;
    std::shared_ptr<const CurveSource> source;

    /// True if the range can be drawn from the source's data in a few milliseconds.
    [[nodiscard]] static bool isAtHand(const CurveSource& source, const CurveRequest& request);
    /// Returns the curves. Reads data that the source does not have from `leaf`. Complex elements are shown by magnitude. Throws
    /// the storage's errors.
    [[nodiscard]] static Curves read(const Leaf& leaf, std::shared_ptr<const CurveSource> source, const CurveRequest& request,
                                     Progress& progress);
};

}  // namespace tensordesk
