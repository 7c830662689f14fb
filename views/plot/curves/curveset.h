// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/curves/curvereadout.h"
#include "views/plot/curves/curvestyles.h"
#include "views/plot/curves/plottedleaf.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace tensordesk {

class LaneGraph;
class PlotWidget;

/// The curves of one or several leaves in a plot with their bands, legend lines, and marks where a curve cannot be drawn. Bools
/// beside numbers are marks where they are true. The curves of the first leaf are in front. No other code draws into the plot.
class CurveSet final {
public:
    /// The plot owns the graphs. REQUIRES: it outlives this object.
    explicit CurveSet(PlotWidget& plot);

    /// Removes everything from the plot.
    void clear();
    /// Draws `curves`, one item for each of `leaves`. Returns true if these are only other points of the curves that are drawn
    /// already, which then keep their other data.
    bool draw(std::vector<PlottedLeaf> leaves, std::vector<Curves> curves);
    /// Call this when elements may have changed: the curves stay until new ones are drawn, and nothing more is read from their
    /// data.
    void expire();
    /// Marks these indices along x as inconsistent, over the full height, until other curves are drawn.
    void setUnlike(const std::vector<double>& places);
    /// Sets the colours and widths of graphs for the present scale of the x axis.
    void restyle();
    /// Draws one of lines() thicker than the others, if there are others; null: none.
    void setHighlighted(const DrawnCurve* drawn);
    /// Draws only curves with names that `isShown` accepts.
    void setShown(const std::function<bool(const QString& name)>& isShown);
    /// Draws bools and integers as lanes, each named at the y axis, instead of curves.
    void setLanes(bool areLanes);
    [[nodiscard]] bool areLanes() const noexcept { return m_areLanes; }
    /// Returns the number of lines() with a lane, from the first on: all except derived ones.
    [[nodiscard]] std::size_t laneCount() const;
    /// True if all curves are of bools or of few integers.
    [[nodiscard]] bool canBeLanes() const;
    /// Sets the unit of the y axis, or of the second one; see Note [Axis units].
    void setUnit(double unit, bool second = false);
    [[nodiscard]] double unit(bool second = false) const noexcept { return second ? m_secondUnit : m_unit; }
    /// Returns the offset of values on that axis; see Note [Whole offset].
    [[nodiscard]] Integer offset(bool second = false) const;
    /// Returns the axis at the right; visible while it has curves.
    [[nodiscard]] QCPAxis* secondAxis() const noexcept { return m_second; }
    [[nodiscard]] const CurveStyles& styles() const noexcept { return m_styles; }
    /// Returns the drawn leaves, the main one first.
    [[nodiscard]] const std::vector<PlottedLeaf>& leaves() const noexcept { return m_leaves; }
    [[nodiscard]] const std::vector<DrawnCurve>& lines() const noexcept { return m_lines; }
    /// Returns the marks where added bools are true.
    [[nodiscard]] const std::vector<DrawnCurve>& marks() const noexcept { return m_marks; }
    /// Returns the minimum and maximum finite, or positive, value on the y axis or the second one; empty if there is none.
    [[nodiscard]] std::optional<std::pair<double, double>> extent(bool positive, bool second = false) const;
    /// Fits the second axis to its curves, with a margin of that share, and names it.
    void fitSecondAxis(double margin);
    /// Returns the curve nearest to a height in pixels, or with its lane there, at an element along x.
    [[nodiscard]] curvereadout::Nearest nearestTo(int height, int64_t offset) const;
    /// Returns the value of each curve in the legend at that element; empty texts for curves that share a line, and for marks.
    [[nodiscard]] QStringList legendValues(int64_t offset) const;
    /// Returns the number of drawn leaves that are not derived from others.
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
    CurveStyles m_styles;
    double m_unit = 1, m_secondUnit = 1;
    QCPAxis* m_second;
    bool m_areLanes = false;
    std::optional<std::size_t> m_highlighted;  ///< number in m_lines
    LaneGraph* m_lanes = nullptr;
    std::vector<PlottedLeaf> m_leaves;
    std::vector<DrawnCurve> m_lines;
    std::vector<DrawnCurve> m_marks;
    std::vector<QCPGraph*> m_odd;  ///< where curves are +Inf, −Inf, NaN
    QCPGraph* m_unlike = nullptr;  ///< marks of inconsistent indices
};

}  // namespace tensordesk
