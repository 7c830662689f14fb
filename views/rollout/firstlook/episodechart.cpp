// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/firstlook/episodechart.h"

#include "views/plot/axes/indexticker.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QHBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tensordesk {

namespace {

/// More are drawn as a band.
constexpr std::size_t kMostPoints = 3000;
constexpr int kBands = 800;
constexpr int kBins = 24;

}  // namespace

EpisodeChart::EpisodeChart(const QString& title, Number number, QWidget* parent)
    : QWidget(parent), m_number(std::move(number)), m_title(title), m_plot(new PlotWidget(this)), m_side(new PlotWidget(this))
{
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_plot, 4);
    layout->addWidget(m_side, 1);
    m_plot->setWheelZoom(Qt::Horizontal);
    m_plot->axisRect()->setRangeDrag(Qt::Horizontal);
    m_plot->xAxis->setTicker(QSharedPointer<IndexTicker>::create(*m_plot->xAxis));
    m_plot->xAxis->setLabel(tr("episode"));
    m_side->xAxis->setLabel(tr("episodes"));
    m_side->xAxis->setTicker(QSharedPointer<IndexTicker>::create(*m_side->xAxis));
    m_side->xAxis->ticker()->setTickCount(2);
    m_side->yAxis->setTickLabels(false);
    m_side->axisRect()->setRangeDrag({});
    m_side->setWheelZoom({});
    for (PlotWidget* const plot : {m_plot, m_side}) {
        plot->setMinimumHeight(style::grid(this, 24));
        plot->yAxis->ticker()->setTickCount(4);
        // Charts below each other begin at one line, unless their numbers are very long.
        plot->axisRect()->setMinimumMargins(QMargins(style::grid(this, plot == m_plot ? 18 : 2), 0, 0, 0));
    }
    m_plot->setAccessibleName(title);
    m_side->setAccessibleName(tr("%1: how often each value occurs").arg(title));
    m_side->setFocusPolicy(Qt::NoFocus);
    m_side->setMinimumWidth(fontMetrics().horizontalAdvance(m_side->xAxis->label()) + style::grid(this, 4));
    setTitle(title);
    connect(m_plot, &PlotWidget::restyled, this, &EpisodeChart::draw);
    connect(m_plot, &PlotWidget::resetRequested, this, [this] {
        fit();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    });
    connect(m_plot, &PlotWidget::clicked, this, [this](const QPoint& pixel) {
        if (const auto at = episodeAt(pixel)) {
            Q_EMIT chosen(*at);
        }
    });
    connect(m_plot, &PlotWidget::hovered, this, [this](const QPoint& pixel) {
        const auto at = episodeAt(pixel);
        Q_EMIT pointed(at ? tr("Episode %1: %2 %3").arg(*at).arg(m_title, format::number(m_number(m_episodes->table.episodes[*at])))
                          : QString());
    });
    connect(m_plot, &PlotWidget::left, this, [this] { Q_EMIT pointed(QString()); });
}

void EpisodeChart::setTitle(const QString& title)
{
    m_title = title;
    m_plot->yAxis->setLabel(title);
}

void EpisodeChart::setEpisodes(const std::shared_ptr<const ReadEpisodes>& episodes)
{
    m_episodes = episodes;
    m_counts.clear();
    m_least = std::numeric_limits<double>::infinity();
    m_greatest = -m_least;
    if (m_episodes) {
        for (const EpisodeRecord& record : m_episodes->table.episodes) {
            if (const double value = m_number(record); std::isfinite(value)) {
                m_least = std::min(m_least, value);
                m_greatest = std::max(m_greatest, value);
            }
        }
    }
    if (m_least > m_greatest) {
        m_least = m_greatest = 0;
    } else {
        m_counts.assign(m_least < m_greatest ? kBins : 1, 0);
        const double width = (m_greatest - m_least) / static_cast<double>(m_counts.size());
        for (const EpisodeRecord& record : m_episodes->table.episodes) {
            if (const double value = m_number(record); std::isfinite(value)) {
                const auto bin = width > 0 ? static_cast<std::size_t>((value - m_least) / width) : 0;
                ++m_counts[std::min(bin, m_counts.size() - 1)];
            }
        }
    }
    draw();
}

void EpisodeChart::draw()
{
    m_plot->removeAll();
    m_side->removeAll();
    if (!m_counts.empty()) {
        drawPoints();
        drawBars();
    }
    fit();
    for (PlotWidget* const plot : {m_plot, m_side}) {
        plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

void EpisodeChart::drawPoints()
{
    const auto& records = m_episodes->table.episodes;
    const QColor colour = style::curveColour(0);
    if (records.size() <= kMostPoints) {
        QVector<QCPGraphData> points;
        for (std::size_t number = 0; number < records.size(); ++number) {
            points << QCPGraphData(static_cast<double>(number), m_number(records[number]));
        }
        QCPGraph* const graph = m_plot->addGraph();
        graph->setLineStyle(QCPGraph::lsNone);
        graph->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssDisc, colour, colour, records.size() > 300 ? 3 : 5));
        graph->data()->set(points, true);
        return;
    }
    QVector<QCPGraphData> low;
    QVector<QCPGraphData> high;
    for (int band = 0; band < kBands; ++band) {
        const std::size_t first = records.size() * static_cast<std::size_t>(band) / kBands;
        const std::size_t behind = records.size() * static_cast<std::size_t>(band + 1) / kBands;
        double least = std::numeric_limits<double>::infinity();
        double greatest = -least;
        for (std::size_t number = first; number < behind; ++number) {
            if (const double value = m_number(records[number]); std::isfinite(value)) {
                least = std::min(least, value);
                greatest = std::max(greatest, value);
            }
        }
        if (least <= greatest) {
            const double x = static_cast<double>(first + behind - 1) / 2;
            low << QCPGraphData(x, least);
            high << QCPGraphData(x, greatest);
        }
    }
    QCPGraph* const upper = m_plot->addGraph();
    QCPGraph* const lower = m_plot->addGraph();
    upper->data()->set(high, true);
    lower->data()->set(low, true);
    upper->setPen(QPen(colour, 1));
    lower->setPen(QPen(colour, 1));
    QColor ground = colour;
    ground.setAlpha(70);
    upper->setBrush(ground);
    upper->setChannelFillGraph(lower);
}

void EpisodeChart::drawBars()
{
    auto* const bars = new QCPBars(m_side->yAxis, m_side->xAxis);
    const double width = m_greatest > m_least ? (m_greatest - m_least) / static_cast<double>(m_counts.size()) : 0;
    QVector<QCPBarsData> data;
    for (std::size_t bin = 0; bin < m_counts.size(); ++bin) {
        data << QCPBarsData(m_least + (static_cast<double>(bin) + 0.5) * width, static_cast<double>(m_counts[bin]));
    }
    const QColor colour = style::curveColour(0);
    QColor ground = colour;
    ground.setAlpha(140);
    bars->data()->set(data, true);
    bars->setWidthType(QCPBars::wtPlotCoords);
    bars->setWidth(width > 0 ? width : 1);
    bars->setPen(QPen(colour, 1));
    bars->setBrush(ground);
}

void EpisodeChart::fit()
{
    const double count = m_episodes ? static_cast<double>(m_episodes->table.episodes.size()) : 0;
    const double margin = m_greatest > m_least ? 0.06 * (m_greatest - m_least) : std::max(std::abs(m_least) * 0.1, 1.0);
    const double side = std::max(0.5, count * 0.015);
    m_plot->xAxis->setRange(-side, std::max(count - 1, 0.0) + side);
    static_cast<IndexTicker*>(m_plot->xAxis->ticker().data())->setBounds(0, std::max(count - 1, 0.0));
    m_plot->yAxis->setRange(m_least - margin, m_greatest + margin);
    m_side->yAxis->setRange(m_plot->yAxis->range());
    const auto most = m_counts.empty() ? 1.0 : static_cast<double>(*std::max_element(m_counts.begin(), m_counts.end()));
    m_side->xAxis->setRange(0, 1.1 * most);
    static_cast<IndexTicker*>(m_side->xAxis->ticker().data())->setBounds(0, most);
}

std::optional<uint32_t> EpisodeChart::episodeAt(const QPoint& pixel) const
{
    if (!m_episodes || m_counts.empty() || !m_plot->axisRect()->rect().contains(pixel)) {
        return std::nullopt;
    }
    const auto number = std::llround(m_plot->xAxis->pixelToCoord(pixel.x()));
    const bool isOne = number >= 0 && number < std::ssize(m_episodes->table.episodes);
    return isOne ? std::optional(static_cast<uint32_t>(number)) : std::nullopt;
}

}  // namespace tensordesk
