// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/qcp.h"

namespace tensordesk {

/// A curve of points that may be very many: pixels get copies of one picture of a point, made for the pixels in force, a
/// tenth of the work of drawing each; vector formats get shapes. Points lie on whole pixels. In the legend one is as large
/// as ever, however small those of the plot.
class SeriesCurve final : public QCPCurve {
public:
    /// Across, in the legend and as a rule.
    static constexpr double kPoint = 5;

    using QCPCurve::QCPCurve;

protected:
    void drawScatterPlot(QCPPainter* painter, const QVector<QPointF>& points, const QCPScatterStyle& style) const override;
    void drawLegendIcon(QCPPainter* painter, const QRectF& rect) const override;
};

}  // namespace tensordesk
