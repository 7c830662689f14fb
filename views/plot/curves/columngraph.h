// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/qcp.h"

namespace tensordesk {

/// A curve over keys that may be far denser than pixels. What it covers is worked out column by column, each some part of
/// a pixel wide, and filled at once: however many points cross a pixel, it is painted once, and what several points of a
/// column cover is drawn alike from the few that bound it (see Note [Columns]). Dashes go along the key axis, and a point
/// between gaps is a dot. Of a band to another such curve, each column is filled from the one's least to the other's
/// greatest value there. Few points are drawn as QCPGraph does.
class ColumnGraph final : public QCPGraph {
public:
    /// Columns in a pixel of the widget.
    static constexpr int kColumns = 4;

    /// The plot owns it.
    ColumnGraph(QCPAxis* keyAxis, QCPAxis* valueAxis);

    /// Whether there are many points in a pixel.
    void setDense(bool dense) { m_dense = dense; }

protected:
    void drawLinePlot(QCPPainter* painter, const QVector<QPointF>& lines) const override;
    void drawFill(QCPPainter* painter, QVector<QPointF>* lines) const override;

private:
    bool m_dense = false;
};

}  // namespace tensordesk
