// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/seriesmark.h"

#include "views/plot/legend/cornerlegend.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"

namespace tensordesk {

namespace {

constexpr double kThicker = 1.5;
constexpr double kLarger = 1.6;

/// Sets the size of a curve's points, if it has some. Returns the size before; 0 without points.
double resizePoints(QCPAbstractPlottable& series, double size)
{
    auto* const curve = qobject_cast<QCPCurve*>(&series);
    if (curve == nullptr || curve->scatterStyle().isNone()) {
        return 0;
    }
    QCPScatterStyle style = curve->scatterStyle();
    const double before = style.size();
    style.setSize(size > 0 ? size : before * kLarger);
    curve->setScatterStyle(style);
    return before;
}

}  // namespace

SeriesMark::SeriesMark(PlotWidget& plot) : m_plot(plot), m_name(new QCPItemText(&plot))
{
    m_name->setLayer(QStringLiteral("legend"));
    m_name->position->setType(QCPItemPosition::ptAbsolute);
    m_name->setPadding(QMargins(3, 1, 3, 1));
    m_name->setVisible(false);
    restyle();
}

bool SeriesMark::point(QCPAbstractPlottable& series, const QString& name, const QPoint& pixel)
{
    if (m_series == &series && m_pixel == pixel) {
        return false;
    }
    if (m_series != &series) {
        leave();
        m_series = &series;
        m_pen = series.pen();
        m_layer = series.layer();
        QPen thick = m_pen;
        thick.setWidthF(m_pen.widthF() + kThicker);
        series.setPen(thick);
        series.setLayer(QStringLiteral("overlay"));
        m_pointSize = resizePoints(series, 0);
    }
    m_pixel = pixel;
    m_plot.cornerLegend().setHighlighted(name);
    m_name->setVisible(m_plot.plottableCount() > 1 && m_plot.cornerLegend().names().isEmpty() && !m_plot.legend->visible());
    const bool isLeft = pixel.x() > m_plot.axisRect()->center().x();
    const int space = style::grid(&m_plot, 2);
    m_name->setPositionAlignment((isLeft ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignBottom);
    m_name->position->setPixelPosition(pixel + QPoint(isLeft ? -space : space, -space));
    m_name->setText(name);
    return true;
}

bool SeriesMark::leave()
{
    m_name->setVisible(false);
    m_plot.cornerLegend().setHighlighted({});
    if (m_series.isNull()) {
        return false;
    }
    m_series->setPen(m_pen);
    m_series->setLayer(m_layer);
    if (m_pointSize > 0) {
        resizePoints(*m_series, m_pointSize);
    }
    m_series.clear();
    return true;
}

void SeriesMark::restyle()
{
    const QPalette& palette = m_plot.palette();
    m_name->setFont(style::monospaced(m_plot.font()));
    m_name->setColor(palette.color(QPalette::Text));
    m_name->setBrush(palette.color(QPalette::Base));
}

}  // namespace tensordesk
