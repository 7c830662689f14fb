// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/tokenplot.h"

#include "views/plot/plotwidget.h"
#include "views/style/style.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tensordesk {

TokenPlot::TokenPlot(QWidget* parent) : QWidget(parent), m_plot(new PlotWidget(this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_plot);
    m_plot->setMinimumHeight(style::grid(this, 30));
    m_plot->setAccessibleName(tr("Values of the tokens"));
    m_plot->xAxis->setLabel(tr("token"));
    m_plot->setWheelZoom(Qt::Horizontal);
    m_curve = m_plot->addGraph();
    m_line = new QCPItemStraightLine(m_plot);  // owned by the plot
    m_line->setVisible(false);
    style();
    connect(m_plot, &PlotWidget::restyled, this, &TokenPlot::style);
    connect(m_plot, &PlotWidget::resetRequested, this, &TokenPlot::showAll);
    connect(m_plot, &PlotWidget::clicked, this, [this](const QPoint& position) {
        const double token = std::round(m_plot->xAxis->pixelToCoord(position.x()));
        if (m_count > 0) {
            Q_EMIT chosen(static_cast<std::size_t>(std::clamp(token, 0.0, static_cast<double>(m_count - 1))));
        }
    });
}

void TokenPlot::style()
{
    m_curve->setPen(QPen(style::curveColour(0)));
    constexpr std::size_t mostPoints = 400;  // more would touch each other
    m_curve->setScatterStyle(m_count > mostPoints ? QCPScatterStyle() : QCPScatterStyle(QCPScatterStyle::ssDisc, 3));
    m_line->setPen(QPen(style::colours().accent));
}

void TokenPlot::setValues(const std::vector<double>& values, const QString& label)
{
    m_count = values.size();
    QVector<QCPGraphData> points;
    points.reserve(static_cast<qsizetype>(values.size()));
    for (std::size_t i = 0; i < values.size(); ++i) {
        points.append({static_cast<double>(i), std::isfinite(values[i]) ? values[i] : std::nan("")});
    }
    m_curve->data()->set(points, true);
    style();
    m_plot->yAxis->setLabel(label);
    m_plot->forgetZoom();
    showAll();
}

void TokenPlot::showAll()
{
    m_plot->xAxis->setRange(-0.5, std::max(static_cast<double>(m_count) - 0.5, 0.5));
    m_curve->rescaleValueAxis();
    m_plot->yAxis->scaleRange(1.1);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void TokenPlot::setCurrent(std::optional<std::size_t> token)
{
    m_line->setVisible(token.has_value());
    if (token) {
        m_line->point1->setCoords(static_cast<double>(*token), 0);
        m_line->point2->setCoords(static_cast<double>(*token), 1);
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

}  // namespace tensordesk
