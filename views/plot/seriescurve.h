// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/qcp.h"

namespace tensordesk {

/// A curve with very many points: on pixels each point is a copy of one picture, made for the current resolution, at a tenth of the
/// cost of drawing it; vector formats get shapes. Points are at whole pixels. In the legend a point has a fixed size.
class SeriesCurve final : public QCPCurve {
public:
    /// The diameter, in the legend and by default.
    static constexpr double kPoint = 5;

    using QCPCurve::QCPCurve;

protected:
    void drawScatterPlot(QCPPainter* painter, const QVector<QPointF>& points, const QCPScatterStyle& style) const override;
    void drawLegendIcon(QCPPainter* painter, const QRectF& rect) const override;
};

}  // namespace tensordesk
