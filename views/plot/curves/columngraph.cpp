// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/columngraph.h"

#include "views/plot/curves/coveredcolumns.h"

namespace tensordesk {

namespace {

// Painters take no pixels that lie very far away.
constexpr double kBeyond = 1000;

CoveredColumns::Raster rasterOf(const QCPAxisRect& rect)
{
    return {static_cast<double>(rect.left()), ColumnGraph::kColumns, rect.width() * ColumnGraph::kColumns, rect.top() - kBeyond,
            rect.bottom() + kBeyond};
}

void fill(QCPPainter& painter, const QPainterPath& path, const QBrush& brush)
{
    painter.save();
    painter.setPen(Qt::NoPen);
    painter.setBrush(brush);
    painter.drawPath(path);
    painter.restore();
}

}  // namespace

ColumnGraph::ColumnGraph(QCPAxis* keyAxis, QCPAxis* valueAxis) : QCPGraph(keyAxis, valueAxis)
{
    // It would draw each column's values at one place, and so make two peaks of one.
    setAdaptiveSampling(false);
}

void ColumnGraph::drawLinePlot(QCPPainter* painter, const QVector<QPointF>& lines) const
{
    if (!m_dense || painter->pen().style() == Qt::NoPen) {
        QCPGraph::drawLinePlot(painter, lines);
        return;
    }
    applyDefaultAntialiasingHint(painter);
    const QPen pen = painter->pen();
    const CoveredColumns covered(rasterOf(*keyAxis()->axisRect()), lines);
    QVector<double> dashes;
    for (const double length : pen.style() == Qt::SolidLine ? QVector<double>() : pen.dashPattern()) {
        dashes << length * pen.widthF();
    }
    fill(*painter, (dashes.isEmpty() ? covered : covered.dashed(dashes)).stroked(pen.widthF()).outline(), pen.color());
}

void ColumnGraph::drawFill(QCPPainter* painter, QVector<QPointF>* lines) const
{
    const auto* const other = dynamic_cast<const ColumnGraph*>(channelFillGraph());
    if (!m_dense || other == nullptr || painter->brush().style() == Qt::NoBrush) {
        QCPGraph::drawFill(painter, lines);
        return;
    }
    applyFillAntialiasingHint(painter);
    QVector<QPointF> others;
    other->getLines(&others, QCPDataRange(0, other->dataCount()));
    const CoveredColumns::Raster raster = rasterOf(*keyAxis()->axisRect());
    fill(*painter, CoveredColumns(raster, *lines).joinedWith(CoveredColumns(raster, others)).outline(), painter->brush());
}

}  // namespace tensordesk
