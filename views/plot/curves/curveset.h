// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/curves/curvelooks.h"
#include "views/plot/curves/curvereadout.h"
#include "views/plot/curves/plottedleaf.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace tensordesk {

class LaneGraph;
class PlotWidget;

/// The curves of one or several leaves in a plot, and all that belongs to them: bands, lines of the legend, marks where a
/// curve has no height. Of bools beside numbers there are marks where they are true. The curves of the first leaf lie in
/// front. Nobody else draws into the plot.
class CurveSet final {
public:
    /// Graphs are the plot's, which outlives this.
    explicit CurveSet(PlotWidget& plot);

    /// Takes everything out of the plot.
    void clear();
    /// Draws what was read of `leaves`, one of `curves` each. Where these are only other points of the curves that are
    /// drawn already, true; then these keep what else is known of them.
    bool draw(std::vector<PlottedLeaf> leaves, std::vector<Curves> curves);
    /// What was read is not true any more: it is drawn until there is something else, and nothing more is read from it.
    void expire();
    /// Marks these indices along x as wrong, over the whole height, until others are drawn.
    void setUnlike(const std::vector<double>& places);
    /// Gives graphs their colours and widths, for so many pixels from one index to the next.
    void restyle(double pixelsPerIndex);
    /// Draws only curves of these names.
    void setShown(const std::function<bool(const QString& name)>& isShown);
    /// Draws bools and whole numbers as lanes, each named at the y axis, in place of curves; or no longer.
    void setLanes(bool areLanes);
    [[nodiscard]] bool areLanes() const noexcept { return m_areLanes; }
    /// Those of lines() that have a lane, from the first on: all but those made of others.
    [[nodiscard]] std::size_t laneCount() const;
    /// Whether all curves are of bools or of few whole numbers.
    [[nodiscard]] bool canBeLanes() const;
    /// Of the y axis, or of the second one; see Note [Axis units].
    void setUnit(double unit, bool second = false);
    [[nodiscard]] double unit(bool second = false) const noexcept { return second ? m_secondUnit : m_unit; }
    /// What the values on that axis are drawn less; see Note [Whole offset].
    [[nodiscard]] Integer offset(bool second = false) const;
    /// Right of the plot; seen while there are curves on it.
    [[nodiscard]] QCPAxis* secondAxis() const noexcept { return m_second; }
    [[nodiscard]] const CurveLooks& looks() const noexcept { return m_looks; }
    /// The leaves that are drawn, the one that is shown first.
    [[nodiscard]] const std::vector<PlottedLeaf>& leaves() const noexcept { return m_leaves; }
    [[nodiscard]] const std::vector<DrawnCurve>& lines() const noexcept { return m_lines; }
    /// Where added bools are true.
    [[nodiscard]] const std::vector<DrawnCurve>& marks() const noexcept { return m_marks; }
    /// The least and the greatest finite value, or positive one, on the y axis or the second one; nothing if there is none.
    [[nodiscard]] std::optional<std::pair<double, double>> extent(bool positive, bool second = false) const;
    /// The second axis shows all that is drawn on it, with a margin of that share of it, and names it.
    void fitSecondAxis(double margin);
    /// The curve that is drawn nearest to a height in pixels, or whose lane is there, at an element along x.
    [[nodiscard]] curvereadout::Nearest nearestTo(int height, int64_t offset) const;
    /// What each curve in the plot's legend is there; nothing of those that share a line of it, and of marks.
    [[nodiscard]] QStringList legendValues(int64_t offset) const;
    /// How many leaves are drawn that are not made of others.
    [[nodiscard]] std::size_t keyCount() const;

private:
    [[nodiscard]] bool isDrawn(const std::vector<Curves>& curves) const;
    [[nodiscard]] bool isMarks(const PlottedLeaf& leaf) const;
    [[nodiscard]] std::size_t keyOf(const DrawnCurve& drawn) const;
    [[nodiscard]] std::size_t rawOf(const DrawnCurve& smooth) const;
    [[nodiscard]] bool isSmoothed(std::size_t leaf) const;
    void replacePoints(std::vector<Curves> curves);
    void drawAnew(std::vector<PlottedLeaf> leaves, std::vector<Curves> curves);
    void drawLines();
    void drawMarks();
    void drawOddValues();
    void name(const DrawnCurve& drawn) const;
    void setPoints(const DrawnCurve& drawn) const;
    void nameLanes();
    void showLanes();

    PlotWidget& m_plot;
    CurveLooks m_looks;
    double m_unit = 1, m_secondUnit = 1;
    QCPAxis* m_second;
    bool m_areLanes = false;
    LaneGraph* m_lanes = nullptr;
    std::vector<PlottedLeaf> m_leaves;
    std::vector<DrawnCurve> m_lines;
    std::vector<DrawnCurve> m_marks;
    std::vector<QCPGraph*> m_odd;  ///< where curves are +Inf, −Inf, NaN
    QCPGraph* m_unlike = nullptr;  ///< what is marked as wrong
};

}  // namespace tensordesk
