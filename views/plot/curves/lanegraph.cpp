// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/lanegraph.h"

#include "views/style/style.h"

#include <cmath>

namespace tensordesk {

namespace {

constexpr double kHalfHeight = 0.4;  // in lanes
constexpr int kLaneColours = 8;      // the number of colours of style::curveColour()

QColor textOn(const QColor& colour)
{
    return colour.lightnessF() > 0.55F ? QColor(Qt::black) : QColor(Qt::white);
}

}  // namespace

LaneGraph::LaneGraph(QCPAxis* keyAxis, QCPAxis* valueAxis) : QCPAbstractPlottable(keyAxis, valueAxis) { }

void LaneGraph::setLanes(std::vector<Lane> lanes, double step)
{
    m_lanes = std::move(lanes);
    m_step = step;
}

QCPRange LaneGraph::getKeyRange(bool& found, QCP::SignDomain) const
{
    found = false;
    return {};
}

QCPRange LaneGraph::getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const
{
    found = false;
    return {};
}

void LaneGraph::draw(QCPPainter* painter)
{
    painter->setPen(Qt::NoPen);
    for (std::size_t n = 0; n < m_lanes.size(); ++n) {
        const auto middle = static_cast<double>(n);
        drawLane(*painter, m_lanes[n], mValueAxis->coordToPixel(middle - kHalfHeight),
                 mValueAxis->coordToPixel(middle + kHalfHeight));
    }
}

/// Draws one bar for each run of equal values.
void LaneGraph::drawLane(QCPPainter& painter, const Lane& lane, double top, double bottom) const
{
    const QVector<QCPGraphData>& points = lane.points;
    for (qsizetype from = 0; from < points.size();) {
        const double value = points[from].value;
        qsizetype to = from + 1;
        while (to < points.size() && points[to].value == value) {
            ++to;
        }
        const double left = mKeyAxis->coordToPixel(points[from].key - m_step / 2);
        const double right = mKeyAxis->coordToPixel(points[to - 1].key + m_step / 2);
        from = to;
        if (std::isnan(value) || (lane.isBool && value == 0)) {
            continue;
        }
        const QRectF bar(left, top, std::max(right - left, 1.0), bottom - top);
        const int number = static_cast<int>(value);
        const QColor colour = lane.isBool ? lane.colour : style::curveColour((number % kLaneColours + kLaneColours) % kLaneColours);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRect(bar);
        const QString figure = QString::number(number);
        const QFontMetrics metrics(painter.font());
        if (!lane.isBool && metrics.horizontalAdvance(figure) + 2 < bar.width() && metrics.height() <= bar.height() + 2) {
            painter.setPen(textOn(colour));
            painter.drawText(bar, Qt::AlignCenter, figure);
        }
    }
}

}  // namespace tensordesk
