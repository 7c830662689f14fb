// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/qcp.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

class CurveSet;
class PlotWidget;

/// The element of a plot's curves at the pointer: a circle on the nearest curve, which is drawn thicker and named, in the legend or
/// beside the circle; and a vertical line at the index of another view.
class CurvePointer final {
public:
    /// The plot owns the items. REQUIRES: both outlive this object.
    CurvePointer(PlotWidget& plot, CurveSet& curves);

    struct Element {
        QString text;                   ///< its read-out
        std::vector<int64_t> position;  ///< one index per dim of its leaf
    };

    /// Marks the element nearest to a height in pixels; `offset`: its number along x, `index`: its index there. Returns it; without
    /// text if there is none. The caller replots.
    [[nodiscard]] Element point(int height, int64_t offset, int64_t index);
    /// Removes the mark. The caller replots.
    void leave();
    /// Draws a line at an index along x; empty: none. The caller replots.
    void setCursor(std::optional<double> index);
    /// Uses the present colours.
    void restyle();

private:
    void showName(const QString& name, double x);

    PlotWidget& m_plot;
    CurveSet& m_curves;
    QCPItemTracer* m_tracer;
    QCPItemText* m_name;
    QCPItemStraightLine* m_cursor;
};

}  // namespace tensordesk
