// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/qcp.h"

namespace tensordesk {

/// A curve with many more points than pixels. Its area is computed per column, each a fraction of a pixel wide, and filled once:
/// however many points cross a pixel, it is painted once, and the few bounding points of a column give the same picture as all (see
/// Note [Columns]). Dashes follow the key axis, and a point between gaps is a dot. A band to another such curve is filled in each
/// column between their extremes. A curve with few points is drawn as by QCPGraph.
class ColumnGraph final : public QCPGraph {
public:
    /// Columns per pixel of the widget.
    static constexpr int kColumns = 4;

    /// The plot owns it.
    ColumnGraph(QCPAxis* keyAxis, QCPAxis* valueAxis);

    /// Sets if there are many points per pixel.
    void setDense(bool dense) { m_dense = dense; }

protected:
    void drawLinePlot(QCPPainter* painter, const QVector<QPointF>& lines) const override;
    void drawFill(QCPPainter* painter, QVector<QPointF>* lines) const override;

private:
    bool m_dense = false;
};

}  // namespace tensordesk
