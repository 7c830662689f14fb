// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/rasterplottable.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

RasterPlottable::RasterPlottable(QCPAxis* keyAxis, QCPAxis* valueAxis) : QCPAbstractPlottable(keyAxis, valueAxis)
{
    setSelectable(QCP::stNone);
    setAntialiased(false);
    removeFromLegend();
}

void RasterPlottable::setImage(QImage image, const Range& rows, const Range& columns)
{
    m_image = std::move(image);
    m_rows = rows;
    m_columns = columns;
}

QRectF RasterPlottable::area() const
{
    const auto edge = [](const Range& range) { return static_cast<double>(range.start) - 0.5 * static_cast<double>(range.step); };
    return {edge(m_columns), edge(m_rows), static_cast<double>(m_columns.count * m_columns.step),
            static_cast<double>(m_rows.count * m_rows.step)};
}

double RasterPlottable::selectTest(const QPointF&, bool, QVariant*) const
{
    return -1;
}

QCPRange RasterPlottable::getKeyRange(bool& foundRange, QCP::SignDomain) const
{
    foundRange = !m_image.isNull();
    return {area().left(), area().right()};
}

QCPRange RasterPlottable::getValueRange(bool& foundRange, QCP::SignDomain, const QCPRange&) const
{
    foundRange = !m_image.isNull();
    return {area().top(), area().bottom()};
}

void RasterPlottable::draw(QCPPainter* painter)
{
    if (m_image.isNull()) {
        return;
    }
    // Only the pixels that are visible: zoomed in far, the whole image would be larger than painters count.
    const QRectF whole = area();
    const auto visible = [](const QCPRange& range, double edge, double cell, int count) {
        const int first = std::clamp(static_cast<int>(std::floor((range.lower - edge) / cell)), 0, count - 1);
        const int last = std::clamp(static_cast<int>(std::ceil((range.upper - edge) / cell)), first + 1, count);
        return std::pair(first, last - first);
    };
    const double width = static_cast<double>(m_columns.step);
    const double height = static_cast<double>(m_rows.step);
    const auto [column, columns] = visible(keyAxis()->range(), whole.left(), width, m_image.width());
    const auto [row, rows] = visible(valueAxis()->range(), whole.top(), height, m_image.height());
    const QPointF from = coordsToPixels(whole.left() + column * width, whole.top() + row * height);
    const QPointF to = coordsToPixels(whole.left() + (column + columns) * width, whole.top() + (row + rows) * height);
    painter->save();
    painter->setRenderHint(QPainter::SmoothPixmapTransform, m_smooth);
    painter->drawImage(QRectF(from, to).normalized(), m_image, QRectF(column, row, columns, rows));
    painter->restore();
}

void RasterPlottable::drawLegendIcon(QCPPainter*, const QRectF&) const { }

}  // namespace tensordesk
