// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/legend/cornerlegend.h"

#include "views/style/style.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

constexpr int kMostPoints = 500;    // that are examined of a series
constexpr double kMostShare = 0.6;  // of the plot's width and height
constexpr float kGroundAlpha = 0.85F;

/// Adds to `counts` the points of a series in each corner. Points between two far ones count too, for the line through them; with a
/// brush all below a point is covered.
template <typename Counts, typename Corners>
void countPoints(const QCPAbstractPlottable& series, const Corners& corners, Counts& counts)
{
    // The interface has no constant functions.
    auto* const points = const_cast<QCPAbstractPlottable&>(series).interface1D();
    if (points == nullptr) {
        return;
    }
    const bool isFilled = series.brush().style() != Qt::NoBrush;
    const int begin = points->sortKeyIsMainKey() ? points->findBegin(series.keyAxis()->range().lower) : 0;
    const int end = points->sortKeyIsMainKey() ? points->findEnd(series.keyAxis()->range().upper) : points->dataCount();
    const int step = std::max(1, (end - begin) / kMostPoints);
    const int parts = std::clamp(kMostPoints / std::max(1, end - begin), 1, 16);
    for (int at = begin; at < end; at += step) {
        const QPointF pixel = points->dataPixelPosition(at);
        const QPointF before = at == begin ? pixel : points->dataPixelPosition(at - step);
        for (int part = 1; part <= parts; ++part) {
            const QPointF place = before + (pixel - before) * part / parts;
            for (std::size_t corner = 0; corner < corners.size(); ++corner) {
                const QRectF area = corners[corner];
                const bool isBeside = place.x() >= area.left() && place.x() <= area.right();
                counts[corner] += isBeside && place.y() <= area.bottom() && (isFilled || place.y() >= area.top()) ? 1 : 0;
            }
        }
    }
}

}  // namespace

CornerLegend::CornerLegend(QCustomPlot& plot) : QCPLayerable(&plot, QStringLiteral("legend"))
{
    setAntialiased(true);
}

void CornerLegend::applyDefaultAntialiasingHint(QCPPainter* painter) const
{
    applyAntialiasingHint(painter, mAntialiased, QCP::aeLegend);
}

void CornerLegend::setValues(const QStringList& values)
{
    m_values = values;
    m_valueWidth = values.isEmpty() ? 0 : m_valueWidth;
}

std::vector<CornerLegend::Series> CornerLegend::series() const
{
    std::vector<Series> series;
    for (int at = 0; at < mParentPlot->legend->itemCount(); ++at) {
        auto* const item = qobject_cast<QCPPlottableLegendItem*>(mParentPlot->legend->item(at));
        if (item != nullptr && item->plottable()->visible()) {
            series.push_back({item->plottable(), at});
        }
    }
    return series;
}

CornerLegend::Corners CornerLegend::cornersFor(const QSize& size) const
{
    const int margin = style::grid(mParentPlot);
    const QRect all = mParentPlot->axisRect()->rect().adjusted(margin, margin, -margin, -margin);
    const int right = all.right() - size.width() + 1;
    const int bottom = all.bottom() - size.height() + 1;
    return {QRect(QPoint(right, all.top()), size), QRect(all.topLeft(), size), QRect(QPoint(right, bottom), size),
            QRect(QPoint(all.left(), bottom), size)};
}

std::array<int, CornerLegend::kCorners> CornerLegend::pointsIn(const Corners& corners) const
{
    std::array<int, kCorners> counts{};
    for (int at = 0; at < mParentPlot->plottableCount(); ++at) {
        if (const QCPAbstractPlottable& series = *mParentPlot->plottable(at); series.visible()) {
            countPoints(series, corners, counts);
        }
    }
    return counts;
}

/// Stays in its corner unless another one has less than half of the points: it must not jump while the user moves the axes.
void CornerLegend::chooseCorner(const Corners& corners)
{
    const std::array<int, kCorners> counts = pointsIn(corners);
    const auto best = std::min_element(counts.begin(), counts.end());
    if (2 * *best < counts[m_corner]) {
        m_corner = static_cast<Corner>(best - counts.begin());
    }
}

void CornerLegend::draw(QCPPainter* painter)
{
    m_place = {};
    m_names.clear();
    m_drawnValues.clear();
    const std::vector<Series> series = this->series();
    if (mParentPlot->legend->visible() || series.empty() || series.size() > kMost) {
        return;
    }
    const QFont font = style::monospaced(mParentPlot->font());
    QFont bold = font;
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const QRect plot = mParentPlot->axisRect()->rect();
    const int space = style::grid(mParentPlot);
    const int line = metrics.height();
    const int swatch = m_isCollapsed ? 0 : 2 * line + space;
    const int room = static_cast<int>(plot.width() * kMostShare) - 2 * space - swatch;
    QStringList texts;
    if (m_isCollapsed) {
        texts << tr("Legend");
    } else {
        for (const Series& one : series) {
            const QString value = m_values.value(one.place);
            m_drawnValues << value;
            m_valueWidth = std::max(m_valueWidth, value.isEmpty() ? 0 : metrics.horizontalAdvance(value) + 2 * space);
        }
        for (const Series& one : series) {
            texts << metrics.elidedText(one.plottable->name(), Qt::ElideMiddle, room - m_valueWidth);
        }
    }
    const int values = m_isCollapsed ? 0 : m_valueWidth;
    int width = 0;
    for (const QString& text : texts) {
        width = std::max(width, metrics.horizontalAdvance(text));
    }
    const QSize size(width + values + swatch + 2 * space, static_cast<int>(texts.size()) * line + space);
    if (room < line || size.height() > plot.height() * kMostShare) {
        return;
    }
    const Corners corners = cornersFor(size);
    chooseCorner(corners);
    m_place = corners[m_corner];

    const QPalette& palette = mParentPlot->palette();
    QColor ground = palette.color(QPalette::Base);
    ground.setAlphaF(kGroundAlpha);
    painter->setPen(QPen(style::mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.2)));
    painter->setBrush(ground);
    painter->drawRect(m_place);
    for (qsizetype n = 0; n < texts.size(); ++n) {
        const QRect row(m_place.left() + space, m_place.top() + space / 2 + static_cast<int>(n) * line, width + values + swatch,
                        line);
        if (!m_isCollapsed) {
            const QCPAbstractPlottable& one = *series[static_cast<std::size_t>(n)].plottable;
            m_names << one.name();
            QPen pen = one.pen();
            pen.setWidthF(2);
            pen.setStyle(pen.style() == Qt::NoPen ? Qt::SolidLine : pen.style());
            painter->setPen(pen);
            const double middle = row.top() + line / 2.0;
            painter->drawLine(QLineF(row.left(), middle, row.left() + 2.0 * line, middle));
        }
        painter->setFont(!m_isCollapsed && m_names.last() == m_highlighted ? bold : font);
        painter->setPen(palette.color(QPalette::Text));
        painter->drawText(row.adjusted(swatch, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, texts[n]);
        painter->drawText(row, Qt::AlignVCenter | Qt::AlignRight, m_drawnValues.value(n));
    }
}

}  // namespace tensordesk
