// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/rerun/differencechart.h"

#include "views/plot/axes/indexticker.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QVBoxLayout>

#include <algorithm>

namespace tensordesk {

DifferenceChart::DifferenceChart(QWidget* parent) : QWidget(parent), m_plot(new PlotWidget(this))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_plot);
    m_plot->setMinimumHeight(style::grid(this, 34));
    m_plot->setWheelZoom(Qt::Horizontal);
    m_plot->axisRect()->setRangeDrag(Qt::Horizontal);
    m_plot->xAxis->setTicker(QSharedPointer<IndexTicker>::create(*m_plot->xAxis));
    m_plot->xAxis->setLabel(tr("step"));
    m_plot->yAxis->setLabel(tr("difference"));
    m_plot->setAccessibleName(m_plot->yAxis->label());  // until it shows a key
    m_plot->yAxis->ticker()->setTickCount(4);
    m_plot->placeLegendBeside();
    m_plot->showLegend();
    connect(m_plot, &PlotWidget::restyled, this, &DifferenceChart::draw);
    connect(m_plot, &PlotWidget::resetRequested, this, [this] {
        fit();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    });
    connect(m_plot, &PlotWidget::hovered, this, &DifferenceChart::point);
    connect(m_plot, &PlotWidget::left, this, [this] { Q_EMIT pointed(QString()); });
}

void DifferenceChart::setSteps(std::vector<RerunSteps> steps, int64_t stepWidth, const QString& name)
{
    m_steps = std::move(steps);
    m_stepWidth = stepWidth;
    m_plot->setAccessibleName(tr("The difference of %1 from the stored values, by step").arg(name));
    draw();
}

void DifferenceChart::draw()
{
    m_plot->removeAll();
    int colour = 0;
    const auto add = [&](const QString& name, double RerunSteps::* number) {
        QVector<QCPGraphData> points;
        for (std::size_t item = 0; item < m_steps.size(); ++item) {
            if (m_steps[item].count > 0) {
                points << QCPGraphData(static_cast<double>(static_cast<int64_t>(item) * m_stepWidth), m_steps[item].*number);
            }
        }
        QCPGraph* const graph = m_plot->addGraph();
        graph->setName(name);
        graph->setPen(QPen(style::curveColour(colour++), 1.5));
        if (points.size() == 1) {  // no line joins it
            graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, 5));
        }
        graph->data()->set(points, true);
        graph->addToLegend();
    };
    if (!m_steps.empty()) {
        add(tr("mean"), &RerunSteps::mean);
        add(tr("greatest"), &RerunSteps::greatest);
    }
    fit();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void DifferenceChart::fit()
{
    double most = 0;
    for (const RerunSteps& each : m_steps) {
        most = std::max(most, each.greatest);
    }
    const auto last = static_cast<double>(std::max<int64_t>(1, (static_cast<int64_t>(m_steps.size()) - 1) * m_stepWidth));
    m_plot->xAxis->ticker().staticCast<IndexTicker>()->setBounds(0, last);
    m_plot->xAxis->setRange(0, last);
    m_plot->yAxis->setRange(0, most > 0 ? 1.05 * most : 1);
}

void DifferenceChart::point(const QPoint& pixel)
{
    const double x = m_plot->xAxis->pixelToCoord(pixel.x());
    const auto item = static_cast<int64_t>(x / static_cast<double>(m_stepWidth) + (m_stepWidth == 1 ? 0.5 : 0));
    if (x < 0 || item >= static_cast<int64_t>(m_steps.size())) {
        Q_EMIT pointed(QString());
        return;
    }
    const RerunSteps& steps = m_steps[static_cast<std::size_t>(item)];
    Q_EMIT pointed(tr("step %1: %2 on average, %3 at most")
                       .arg(item * m_stepWidth)
                       .arg(format::statistic(steps.mean), format::statistic(steps.greatest)));
}

}  // namespace tensordesk
