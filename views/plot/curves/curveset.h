// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/curves/curvelooks.h"
#include "views/plot/curves/plottedleaf.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace tensordesk {

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
    /// Gives graphs their colours and widths, for so many pixels from one index to the next.
    void restyle(double pixelsPerIndex);
    /// Draws only curves of these names.
    void setShown(const std::function<bool(const QString& name)>& isShown);
    /// See Note [Axis units].
    void setUnit(double unit);

    /// Of the y axis.
    [[nodiscard]] double unit() const noexcept { return m_unit; }
    [[nodiscard]] const CurveLooks& looks() const noexcept { return m_looks; }
    /// The leaves that are drawn, the one that is shown first.
    [[nodiscard]] const std::vector<PlottedLeaf>& leaves() const noexcept { return m_leaves; }
    [[nodiscard]] const std::vector<DrawnCurve>& lines() const noexcept { return m_lines; }
    /// Where added bools are true.
    [[nodiscard]] const std::vector<DrawnCurve>& marks() const noexcept { return m_marks; }
    /// The least and the greatest finite value, or positive one; nothing if there is none.
    [[nodiscard]] std::optional<std::pair<double, double>> extent(bool positive) const;

private:
    [[nodiscard]] bool isDrawn(const std::vector<Curves>& curves) const;
    [[nodiscard]] bool isMarks(const PlottedLeaf& leaf) const;
    [[nodiscard]] std::size_t keyOf(const DrawnCurve& drawn) const;
    void replacePoints(std::vector<Curves> curves);
    void drawAnew(std::vector<PlottedLeaf> leaves, std::vector<Curves> curves);
    void drawLines();
    void drawMarks();
    void drawOddValues();
    void name(const DrawnCurve& drawn) const;
    void setPoints(const DrawnCurve& drawn) const;

    PlotWidget& m_plot;
    CurveLooks m_looks;
    double m_unit = 1;
    std::vector<PlottedLeaf> m_leaves;
    std::vector<DrawnCurve> m_lines;
    std::vector<DrawnCurve> m_marks;
    std::vector<QCPGraph*> m_odd;  ///< where curves are +Inf, −Inf, NaN
};

}  // namespace tensordesk
