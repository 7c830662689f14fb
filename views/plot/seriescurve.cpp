// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/seriescurve.h"

#include <QImage>

#include <cmath>

namespace tensordesk {

namespace {

/// The picture of a point in the middle of a square of an even number of pixels.
QImage pictureOf(const QCPScatterStyle& style, const QPen& pen, double scale, bool antialiased)
{
    const int half = static_cast<int>(std::ceil((style.size() / 2 + pen.widthF()) * scale));
    QImage picture(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QCPPainter painter;
    painter.begin(&picture);
    painter.setAntialiasing(antialiased);
    painter.translate(half, half);
    painter.scale(scale, scale);
    style.applyTo(&painter, pen);
    style.drawShape(&painter, 0, 0);
    painter.end();
    return picture;
}

}  // namespace

void SeriesCurve::drawScatterPlot(QCPPainter* painter, const QVector<QPointF>& points, const QCPScatterStyle& style) const
{
    if (painter->modes().testFlag(QCPPainter::pmVectorized)) {
        QCPCurve::drawScatterPlot(painter, points, style);
        return;
    }
    applyScattersAntialiasingHint(painter);
    const QTransform toPixels = painter->deviceTransform();
    const QImage picture = pictureOf(style, mPen, toPixels.m11(), painter->antialiasing());
    const QPoint corner(picture.width() / 2, picture.height() / 2);
    painter->save();
    painter->setTransform(toPixels.inverted() * painter->transform());  // from here on in pixels
    for (const QPointF& point : points) {
        if (!std::isnan(point.x()) && !std::isnan(point.y())) {
            painter->drawImage(toPixels.map(point).toPoint() - corner, picture);
        }
    }
    painter->restore();
}

void SeriesCurve::drawLegendIcon(QCPPainter* painter, const QRectF& rect) const
{
    QCPScatterStyle disc(QCPScatterStyle::ssDisc, kPoint);
    disc.applyTo(painter, pen());
    disc.drawShape(painter, rect.center());
}

}  // namespace tensordesk
