// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QVector>

#include <vector>

namespace tensordesk {

/// The area that lines cover in the columns of a rectangle, as disjoint ranges per column. A value type.
class CoveredColumns {
public:
    /// From `top` down to `bottom`, in pixels.
    struct Stretch {
        double top, bottom;
    };
    /// Columns of 1 / `perPixel` pixels each, counted from the rectangle's left side.
    struct Raster {
        double left = 0;
        int perPixel = 1;
        int count = 0;
        double top = 0, bottom = 0;  ///< clips far outside

        [[nodiscard]] double columnOf(double x) const { return (x - left) * perPixel; }
        [[nodiscard]] double centreOf(int column) const { return left + (column + 0.5) / perPixel; }
    };

    /// Makes the area of a line from point to point, in pixels, from left to right. Non-finite points are gaps.
    CoveredColumns(const Raster& raster, const QVector<QPointF>& line);

    /// Returns the dashed line: `lengths` in pixels, alternately covered and not.
    [[nodiscard]] CoveredColumns dashed(const QVector<double>& lengths) const;
    /// Returns the area of a round pen of that diameter along the line.
    [[nodiscard]] CoveredColumns stroked(double diameter) const;
    /// Returns the area between both lines, where both exist.
    [[nodiscard]] CoveredColumns joinedWith(const CoveredColumns& other) const;
    /// Returns its outline, from the middle of each column to the next.
    [[nodiscard]] QPainterPath outline() const;

private:
    explicit CoveredColumns(const Raster& raster);
    void cover(int column, double from, double to, bool joined);
    void coverSegment(const QPointF& from, const QPointF& to);
    [[nodiscard]] bool isInside(int column) const { return column >= 0 && column < m_raster.count; }

    Raster m_raster;
    std::vector<std::vector<Stretch>> m_columns;
};

}  // namespace tensordesk
