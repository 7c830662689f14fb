// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/runs/runschart.h"

#include "views/plot/axes/indexticker.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QVBoxLayout>

#include <cmath>
#include <limits>
#include <utility>

namespace tensordesk {

namespace {

constexpr double kNearPixels = 12;

/// The mean of the last finite numbers, at most `most` of them.
class MovingMean {
public:
    explicit MovingMean(int most) : m_last(static_cast<std::size_t>(most)) { }

    double add(double number)
    {
        if (std::isfinite(number)) {
            double& oldest = m_last[m_count++ % m_last.size()];
            m_sum += number - std::exchange(oldest, number);
        }
        const std::size_t known = std::min(m_count, m_last.size());
        return known > 0 ? m_sum / static_cast<double>(known) : std::numeric_limits<double>::quiet_NaN();
    }

private:
    std::vector<double> m_last;
    std::size_t m_count = 0;
    double m_sum = 0;
};

}  // namespace

RunsChart::RunsChart(const RunsModel& runs, QWidget* parent)
    : QWidget(parent), m_runs(runs), m_plot(new PlotWidget(this)), m_mark(*m_plot)
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_plot);
    m_plot->setWheelZoom(Qt::Horizontal);
    m_plot->axisRect()->setRangeDrag(Qt::Horizontal);
    m_ticker = QSharedPointer<IndexTicker>::create(*m_plot->xAxis);
    m_plot->xAxis->setTicker(m_ticker);
    m_plot->setAccessibleName(tr("Runs by episode"));
    connect(m_plot, &PlotWidget::restyled, this, &RunsChart::draw);
    connect(m_plot, &PlotWidget::resetRequested, this, [this] {
        fit();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    });
    connect(m_plot, &PlotWidget::hovered, this, &RunsChart::point);
    connect(m_plot, &PlotWidget::left, this, &RunsChart::unpoint);
    connect(m_plot, &PlotWidget::clicked, this, [this](const QPoint& pixel) {
        if (const int row = rowAt(pixel); row >= 0) {
            Q_EMIT chosen(row);
        }
    });
    draw();
}

void RunsChart::setShows(Shows shows)
{
    m_shows = shows;
    draw();
}

void RunsChart::setAlong(Along along)
{
    m_along = along;
    draw();
}

void RunsChart::setMean(int episodes)
{
    m_mean = std::max(episodes, 1);
    draw();
}

void RunsChart::setCurrent(int row)
{
    m_current = row;
    draw();
}

void RunsChart::unpoint()
{
    if (m_mark.leave()) {
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
    Q_EMIT pointed(QString());
}

void RunsChart::draw()
{
    m_mark.leave();
    m_mark.restyle();
    m_plot->removeAll();
    m_plot->xAxis->setLabel(m_along == Along::Steps ? tr("step") : tr("episode"));
    m_plot->yAxis->setLabel(m_shows == Shows::Return ? tr("return") : tr("length"));
    for (int row = 0; row < m_runs.rowCount(); ++row) {
        QVector<QCPGraphData> points;
        MovingMean mean(m_mean);
        double steps = 0;
        const std::vector<RunEpisode>& episodes = m_runs.runAt(row).episodes;
        for (std::size_t number = 0; number < episodes.size(); ++number) {
            const RunEpisode& episode = episodes[number];
            steps += static_cast<double>(episode.steps);
            const double value = m_shows == Shows::Return ? episode.total : static_cast<double>(episode.steps);
            points << QCPGraphData(m_along == Along::Steps ? steps : static_cast<double>(number), mean.add(value));
        }
        QCPGraph* const graph = m_plot->addGraph();
        QPen pen = RunsModel::penOf(row);
        pen.setWidthF(row == m_current ? 3 : 1.5);
        graph->setPen(pen);
        if (points.size() == 1) {
            graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, pen.color(), pen.color(), 6));
        }
        graph->data()->set(points, true);
    }
    if (m_current >= 0 && m_current < m_plot->graphCount()) {
        m_plot->graph(m_current)->setLayer(QStringLiteral("overlay"));
    }
    fit();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void RunsChart::fit()
{
    m_plot->rescaleAxes();
    m_ticker->setBounds(0, m_plot->xAxis->range().upper);
    for (QCPAxis* const axis : {m_plot->xAxis, m_plot->yAxis}) {
        const QCPRange range = axis->range();
        const double margin = range.size() > 0 ? 0.03 * range.size() : 0.5;
        axis->setRange(range.lower - margin, range.upper + margin);
    }
}

/// Returns the run whose line is near a point; -1 if none is.
int RunsChart::rowAt(const QPoint& pixel) const
{
    int nearest = -1;
    double least = kNearPixels;
    for (int row = 0; row < m_plot->graphCount(); ++row) {
        const double distance = m_plot->graph(row)->selectTest(pixel, false);
        if (distance >= 0 && distance < least) {
            least = distance;
            nearest = row;
        }
    }
    return nearest;
}

void RunsChart::point(const QPoint& pixel)
{
    const int row = rowAt(pixel);
    if (row < 0) {
        unpoint();
        return;
    }
    const auto data = m_plot->graph(row)->data();
    const auto at = data->findBegin(m_plot->xAxis->pixelToCoord(pixel.x()), false);
    const QString name = m_runs.index(row, RunsModel::NameColumn).data().toString();
    if (m_mark.point(*m_plot->graph(row), name, pixel)) {
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
    const auto episode = static_cast<int64_t>(at - data->constBegin());
    Q_EMIT pointed(
        at == data->constEnd()
            ? name
            : tr("%1: episode %2, %3 %4").arg(name, format::count(episode), m_plot->yAxis->label(), format::number(at->value)));
}

}  // namespace tensordesk
