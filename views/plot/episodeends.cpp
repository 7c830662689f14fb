// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/episodeends.h"

#include "views/common/episodelink.h"
#include "views/style/style.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace tensordesk {

namespace {

constexpr std::size_t kMostEpisodeRows = 64;  // as many curves are drawn
constexpr double kLeastDistancePixels = 4;    // on average; closer lines would hide the curves
constexpr double kStrength = 0.35;            // of the lines between the colours of text and ground

/// The episodes of a row, in the order of time.
std::span<const EpisodeRecord> episodesOfRow(const EpisodeTable& table, int64_t row)
{
    const auto [begin, end] = std::ranges::equal_range(table.episodes, row, {}, &EpisodeRecord::row);
    return {begin, end};
}

}  // namespace

EpisodeEnds::EpisodeEnds(QCustomPlot& plot) : QCPLayerable(&plot, QStringLiteral("grid"))
{
    setAntialiased(false);
}

void EpisodeEnds::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    applyAntialiasingHint(painter, mAntialiased, QCP::aeGrid);
}

void EpisodeEnds::follow(EpisodeLink& link)
{
    m_link = &link;
    connect(&link, &EpisodeLink::changed, this, [this] {
        if (m_isOverTime) {
            mParentPlot->replot(QCustomPlot::rpQueuedReplot);
        }
    });
}

void EpisodeEnds::setPart(const ShownLeaf& leaf, const DimSelection& selection)
{
    m_drawn.reset();
    m_selection = selection;
    const auto x = selection.dimWith(DimRole::X);
    m_isOverTime = x && leaf.dims.isBatch(*x) && leaf.isStored() && !leaf.path.leadsThroughMember();
    if (m_isOverTime && m_link) {
        m_link->request();
    }
}

/// The episodes, if the drawn part is over their batch.
const EpisodeTable* EpisodeEnds::table() const
{
    const EpisodeTable* const table = m_isOverTime && m_link ? m_link->table().get() : nullptr;
    const Shape& shape = m_selection.leaf().shape;
    const bool fits = table != nullptr && table->batch.size() == *m_selection.dimWith(DimRole::X) + 1
                   && std::equal(table->batch.begin(), table->batch.end(), shape.begin(),
                                 shape.begin() + static_cast<std::ptrdiff_t>(table->batch.size()));
    return fits ? table : nullptr;
}

std::vector<double> EpisodeEnds::places() const
{
    std::vector<double> places;
    const EpisodeTable* const table = this->table();
    if (table == nullptr) {
        return places;
    }
    const int64_t time = table->batch.back();
    for (const int64_t row : m_selection.positionsBefore(*m_selection.dimWith(DimRole::X), kMostEpisodeRows)) {
        for (const EpisodeRecord& episode : episodesOfRow(*table, row)) {
            for (const int64_t at : {episode.start, episode.start + episode.steps}) {
                if (at > 0 && at < time) {
                    places.push_back(static_cast<double>(at) - 0.5);
                }
            }
        }
    }
    std::ranges::sort(places);
    places.erase(std::ranges::unique(places).begin(), places.end());
    return places;
}

QString EpisodeEnds::nameAt(const std::vector<int64_t>& position) const
{
    const EpisodeTable* const table = this->table();
    const auto number = table == nullptr ? std::nullopt : table->episodeAt(position);
    if (!number) {
        return {};
    }
    const int64_t step = position[table->batch.size() - 1] - table->episodes[*number].start;
    return tr("episode %1, step %2").arg(QString::number(*number), QString::number(step));
}

void EpisodeEnds::draw(QCPPainter* painter)
{
    if (table() == nullptr) {
        return;
    }
    if (m_drawn != m_link->table()) {
        m_drawn = m_link->table();
        m_places = places();
    }
    const QCPAxis& axis = *mParentPlot->xAxis;
    const QRect area = mParentPlot->axisRect()->rect();
    const auto begin = std::ranges::lower_bound(m_places, axis.range().lower);
    const auto end = std::ranges::upper_bound(m_places, axis.range().upper);
    if (static_cast<double>(end - begin) * kLeastDistancePixels > area.width()) {
        return;
    }
    const QPalette& palette = mParentPlot->palette();
    painter->setPen(QPen(style::mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), kStrength)));
    for (auto at = begin; at < end; ++at) {
        const double x = axis.coordToPixel(*at);
        painter->drawLine(QLineF(x, area.top(), x, area.bottom()));
    }
}

}  // namespace tensordesk
