// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QVector>

#include <vector>

namespace tensordesk {

/// What lines cover of the columns of a rectangle: disjoint stretches in each. A value type.
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
        double top = 0, bottom = 0;  ///< what lies far beyond is cut off

        [[nodiscard]] double columnOf(double x) const { return (x - left) * perPixel; }
        [[nodiscard]] double centreOf(int column) const { return left + (column + 0.5) / perPixel; }
    };

    /// A line from point to point, in pixels, from left to right. Points that are not finite are gaps.
    CoveredColumns(const Raster& raster, const QVector<QPointF>& line);

    /// Without what lies between the dashes of a pen: lengths in pixels, by turns covered and not.
    [[nodiscard]] CoveredColumns dashed(const QVector<double>& lengths) const;
    /// What a round pen of that diameter covers along it.
    [[nodiscard]] CoveredColumns stroked(double diameter) const;
    /// What lies between both, where there are both.
    [[nodiscard]] CoveredColumns joinedWith(const CoveredColumns& other) const;
    /// Its outline, from the middle of each column to that of the next.
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
