// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/imageaxis.h"

#include "views/plot/axes/axisrange.h"
#include "views/plot/axes/indexticker.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"

namespace tensordesk {

ImageAxis::ImageAxis(PlotWidget& plot, QCPAxis* axis)
    : m_axis(axis), m_range(axis), m_ticks(QSharedPointer<IndexTicker>::create(*axis)), m_cursor(new QCPItemStraightLine(&plot))
{
    m_axis->setTicker(m_ticks);
    m_axis->grid()->setVisible(false);
}

void ImageAxis::label(const QString& dim, const Range& indices, bool ticked)
{
    m_axis->setLabel(dim);
    m_axis->setTicks(ticked);
    m_axis->setTickLabels(ticked);
    const QCPRange bounds = axisrange::bounds(indices);
    m_ticks->setBounds(bounds.lower, bounds.upper);
}

void ImageAxis::setCursor(std::optional<double> index)
{
    m_cursor->setVisible(index.has_value());
    m_cursor->setPen(QPen(style::colours().accent, 1.5));
    if (index) {
        const bool isHorizontal = m_axis->orientation() == Qt::Horizontal;
        m_cursor->point1->setCoords(isHorizontal ? QPointF(*index, 0) : QPointF(0, *index));
        m_cursor->point2->setCoords(isHorizontal ? QPointF(*index, 1) : QPointF(1, *index));
    }
}

QCPRange ImageAxis::extentOf(const Range& indices)
{
    const double half = 0.5 * static_cast<double>(indices.step);
    const QCPRange bounds = axisrange::bounds(indices);
    return {bounds.lower - half, bounds.upper + half};
}

}  // namespace tensordesk
