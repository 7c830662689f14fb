// SPDX-License-Identifier: GPL-3.0-or-later
// The element of a ScatterView that the pointer is on, here or in another view.
#include "plot/scatterview.h"

#include "common/elementtext.h"
#include "common/format.h"
#include "jobs/jobpools.h"
#include "plot/plotwidget.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

// So near a point the pointer is on it.
constexpr double kNearPixels = 24;

}  // namespace

QString ScatterView::positionText(const std::vector<int64_t>& position, const QString& x) const
{
    QStringList parts;
    for (std::size_t dim = 0; dim < position.size(); ++dim) {
        parts << (m_selection.dim(dim).role == DimRole::X ? x : m_leaf->indexText(dim, position[dim]));
    }
    return format::index(parts);
}

ScatterView::Nearest ScatterView::nearestTo(const QPoint& pixel) const
{
    Nearest nearest;
    if (!m_cloud || !m_plot->axisRect()->rect().contains(pixel)) {
        return nearest;
    }
    double best = kNearPixels * kNearPixels;
    for (const CloudSeries& series : m_cloud->series) {
        for (std::size_t i = 0; i < series.x.size(); ++i) {
            const double dx = m_plot->xAxis->coordToPixel(series.x[i]) - pixel.x();
            const double dy = m_plot->yAxis->coordToPixel(series.y[i]) - pixel.y();
            if (dx * dx + dy * dy < best) {
                best = dx * dx + dy * dy;
                nearest = {&series, i};
            }
        }
    }
    return nearest;
}

void ScatterView::point(const QPoint& pixel)
{
    const auto [series, at] = nearestTo(pixel);
    if (series == nullptr) {
        unpoint();
        return;
    }
    const auto x = xAxis();
    const QString text = positionText(series->position, QString::number(series->index[at])) + QStringLiteral(": x = ")
                       + (x ? elementtext::text(x->leaf.dtype(), series->x[at]) : format::number(series->x[at]))
                       + QStringLiteral(", y = ") + elementtext::text(m_leaf->leaf.dtype(), series->y[at]);
    m_tracer->position->setCoords(series->x[at], series->y[at]);
    m_tracer->setVisible(true);
    m_plot->setReadout(text);
    pointAlong(DimRole::X, static_cast<double>(series->index[at]));
    Q_EMIT pointed(text);
}

void ScatterView::chooseAt(const QPoint& pixel)
{
    const auto [series, at] = nearestTo(pixel);
    if (series != nullptr) {
        std::vector<int64_t> position = series->position;
        position[*m_selection.dimWith(DimRole::X)] = series->index[at];
        choose(position);
        showCursor(static_cast<double>(series->index[at]));
    }
}

/// Where another view points along the dim that pairs the elements.
void ScatterView::showCursor(std::optional<double> index)
{
    m_cursorIndex = index;
    m_cursor->setVisible(index && m_cloud && showsIndices());
    if (m_cursor->visible()) {
        m_cursor->point1->setCoords(*index, 0);
        m_cursor->point2->setCoords(*index, 1);
    }
    m_cursorJob.cancel();
    if (m_atCursor != nullptr) {
        m_atCursor->data()->clear();
    }
    if (index && m_cloud && !showsIndices()) {
        if (m_cloud->thinned) {
            readAtCursor();
        } else {
            ringAtCursor(*m_cloud);
        }
    }
    if (m_cloud) {
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

/// Of thinned points the one at the cursor may have been left out.
void ScatterView::readAtCursor()
{
    const Range at{std::llround(*m_cursorIndex), 1, 1};
    const Range& shown = m_selection.dim(*m_selection.dimWith(DimRole::X)).range;
    const int64_t offset = at.start - shown.start;
    if (offset < 0 || offset % shown.step != 0 || offset / shown.step >= shown.count) {
        return;
    }
    CloudAxis y{m_leaf->leaf, m_selection};
    CloudAxis x = *xAxis();
    for (CloudAxis* const axis : {&y, &x}) {
        axis->selection.setRange(*axis->selection.dimWith(DimRole::X), at);
    }
    m_cursorJob.start(JobPools::poolFor(m_leaf->leaf),
                      [y, x, request = m_cloud->request](Progress& progress) { return PointCloud::read(y, x, request, progress); });
}

void ScatterView::ringAtCursor(const PointCloud& cloud)
{
    const int64_t index = std::llround(*m_cursorIndex);
    for (const CloudSeries& series : cloud.series) {
        const auto at = std::lower_bound(series.index.begin(), series.index.end(), index);
        if (at != series.index.end() && *at == index) {
            const auto n = static_cast<std::size_t>(at - series.index.begin());
            m_atCursor->addData(series.x[n], series.y[n]);
        }
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ScatterView::unpoint()
{
    pointAlong(DimRole::X, std::nullopt);
    if (!m_plot->readout().isEmpty()) {
        m_tracer->setVisible(false);
        m_plot->setReadout({});
        Q_EMIT pointed(QString());
    }
}

}  // namespace tensordesk
