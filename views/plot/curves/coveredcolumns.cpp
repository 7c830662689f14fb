// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/coveredcolumns.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tensordesk {

namespace {

bool isPoint(const QPointF& point)
{
    return std::isfinite(point.x()) && std::isfinite(point.y());
}

bool overlap(const CoveredColumns::Stretch& a, const CoveredColumns::Stretch& b)
{
    return a.top <= b.bottom && b.top <= a.bottom;
}

/// Stretches that overlap are one; from top to bottom.
void join(std::vector<CoveredColumns::Stretch>& stretches)
{
    if (stretches.size() < 2) {
        return;
    }
    std::sort(stretches.begin(), stretches.end(), [](const auto& a, const auto& b) { return a.top < b.top; });
    std::size_t kept = 0;
    for (std::size_t i = 1; i < stretches.size(); ++i) {
        if (overlap(stretches[kept], stretches[i])) {
            stretches[kept].bottom = std::max(stretches[kept].bottom, stretches[i].bottom);
        } else {
            stretches[++kept] = stretches[i];
        }
    }
    stretches.resize(kept + 1);
}

/// A stretch in each of consecutive columns.
struct Chain {
    int first;
    std::vector<CoveredColumns::Stretch> stretches;
};

/// Beyond the ends, half a column.
QPolygonF outlineOf(const Chain& chain, const CoveredColumns::Raster& raster)
{
    const double half = 0.5 / raster.perPixel;
    const int last = chain.first + static_cast<int>(chain.stretches.size()) - 1;
    const double left = raster.centreOf(chain.first) - half, right = raster.centreOf(last) + half;
    QPolygonF outline;
    outline.reserve(2 * static_cast<qsizetype>(chain.stretches.size()) + 5);
    outline << QPointF(left, chain.stretches.front().top);
    for (int column = chain.first; column <= last; ++column) {
        outline << QPointF(raster.centreOf(column), chain.stretches[static_cast<std::size_t>(column - chain.first)].top);
    }
    outline << QPointF(right, chain.stretches.back().top) << QPointF(right, chain.stretches.back().bottom);
    for (int column = last; column >= chain.first; --column) {
        outline << QPointF(raster.centreOf(column), chain.stretches[static_cast<std::size_t>(column - chain.first)].bottom);
    }
    outline << QPointF(left, chain.stretches.front().bottom) << outline.front();
    return outline;
}

}  // namespace

CoveredColumns::CoveredColumns(const Raster& raster)
    : m_raster(raster), m_columns(static_cast<std::size_t>(std::max(raster.count, 0)))
{
}

CoveredColumns::CoveredColumns(const Raster& raster, const QVector<QPointF>& line) : CoveredColumns(raster)
{
    for (qsizetype i = 0; i < line.size(); ++i) {
        if (!isPoint(line[i])) {
            continue;
        }
        const bool goesOn = i > 0 && isPoint(line[i - 1]);
        if (goesOn) {
            coverSegment(line[i - 1], line[i]);
        } else if (const double column = std::floor(raster.columnOf(line[i].x())); column >= 0 && column < raster.count) {
            cover(static_cast<int>(column), line[i].y(), line[i].y(), false);
        }
    }
    for (auto& column : m_columns) {
        join(column);
    }
}

/// `joined`: continues from the range last covered in the column.
void CoveredColumns::cover(int column, double from, double to, bool joined)
{
    const Stretch stretch{std::min(from, to), std::max(from, to)};
    auto& stretches = m_columns[static_cast<std::size_t>(column)];
    if (joined && !stretches.empty()) {
        Stretch& last = stretches.back();
        last = {std::min(last.top, stretch.top), std::max(last.bottom, stretch.bottom)};
    } else {
        stretches.push_back(stretch);
    }
}

void CoveredColumns::coverSegment(const QPointF& from, const QPointF& to)
{
    const double last = m_raster.count - 1;
    const double begin = std::floor(m_raster.columnOf(from.x())), end = std::floor(m_raster.columnOf(to.x()));
    if (!(end >= 0 && begin <= last)) {
        return;
    }
    const int first = static_cast<int>(std::max(begin, 0.0)), final = static_cast<int>(std::min(end, last));
    // The height at which the line crosses the left side of a column.
    const auto heightAt = [&](int column) {
        const double x = m_raster.left + static_cast<double>(column) / m_raster.perPixel;
        const double share = std::clamp((x - from.x()) / (to.x() - from.x()), 0.0, 1.0);
        return from.y() * (1 - share) + to.y() * share;
    };
    for (int column = first; column <= final; ++column) {
        const bool isFirst = column == begin;
        cover(column, isFirst ? from.y() : heightAt(column), column == end ? to.y() : heightAt(column + 1), isFirst);
    }
}

CoveredColumns CoveredColumns::dashed(const QVector<double>& lengths) const
{
    CoveredColumns result(*this);
    const double period = std::accumulate(lengths.begin(), lengths.end(), 0.0);
    for (std::size_t column = 0; column < m_columns.size() && period > 0; ++column) {
        double along = std::fmod((static_cast<double>(column) + 0.5) / m_raster.perPixel, period);
        qsizetype which = 0;
        while (which + 1 < lengths.size() && along >= lengths[which]) {
            along -= lengths[which++];
        }
        if (which % 2 != 0) {
            result.m_columns[column].clear();
        }
    }
    return result;
}

CoveredColumns CoveredColumns::stroked(double diameter) const
{
    const double radius = diameter / 2;
    // How far the pen reaches up and down, by columns beside its middle.
    std::vector<double> reach;
    for (int column = 0; reach.empty() || (column + 0.5) / m_raster.perPixel <= radius; ++column) {
        const double aside = (column + 0.5) / m_raster.perPixel;
        reach.push_back(std::sqrt(std::max(radius * radius - aside * aside, 0.0)));
    }
    const int far = static_cast<int>(reach.size()) - 1;
    CoveredColumns result(m_raster);
    for (int column = 0; column < m_raster.count; ++column) {
        auto& stretches = result.m_columns[static_cast<std::size_t>(column)];
        for (int near = std::max(column - far, 0); near <= std::min(column + far, m_raster.count - 1); ++near) {
            const double height = reach[static_cast<std::size_t>(std::abs(near - column))];
            for (const Stretch& stretch : m_columns[static_cast<std::size_t>(near)]) {
                stretches.push_back({stretch.top - height, stretch.bottom + height});
            }
        }
        join(stretches);
    }
    return result;
}

CoveredColumns CoveredColumns::joinedWith(const CoveredColumns& other) const
{
    CoveredColumns result(m_raster);
    for (std::size_t column = 0; column < std::min(m_columns.size(), other.m_columns.size()); ++column) {
        const auto &a = m_columns[column], &b = other.m_columns[column];
        if (!a.empty() && !b.empty()) {
            result.m_columns[column] = {{std::min(a.front().top, b.front().top), std::max(a.back().bottom, b.back().bottom)}};
        }
    }
    return result;
}

QPainterPath CoveredColumns::outline() const
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    std::vector<Chain> open;
    const auto close = [&](const Chain& chain) { path.addPolygon(outlineOf(chain, m_raster)); };
    for (int column = 0; column < m_raster.count; ++column) {
        std::vector<Chain> next;
        for (Stretch stretch : m_columns[static_cast<std::size_t>(column)]) {
            stretch = {std::clamp(stretch.top, m_raster.top, m_raster.bottom),
                       std::clamp(stretch.bottom, m_raster.top, m_raster.bottom)};
            const auto before = std::find_if(open.begin(), open.end(),
                                             [&](const Chain& chain) { return overlap(chain.stretches.back(), stretch); });
            if (before != open.end()) {
                next.push_back(std::move(*before));
                open.erase(before);
            } else {
                next.push_back({column, {}});
            }
            next.back().stretches.push_back(stretch);
        }
        std::for_each(open.begin(), open.end(), close);
        open = std::move(next);
    }
    std::for_each(open.begin(), open.end(), close);
    return path;
}

}  // namespace tensordesk
