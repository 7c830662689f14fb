// SPDX-License-Identifier: GPL-3.0-or-later
// What the curves of a LinePlotView look like: colours, dashes, points, and the scale of many.
#include "plot/lineplotview.h"

#include "common/style.h"
#include "plot/columngraph.h"
#include "plot/plotwidget.h"

#include <algorithm>

namespace tensordesk {

namespace {

constexpr int kMostInLegend = 16;
constexpr double kPointEveryPixels = 8;  // so far apart, single points are marked
constexpr double kDensePoints = 2;       // so many in a pixel, they are drawn by columns
constexpr double kDenseWidth = 1.25;     // of the pen: as wide as five columns

}  // namespace

bool LinePlotView::isByKey() const
{
    std::size_t curves = 0;
    for (const Plotted& plotted : m_plotted) {
        curves += plotted.curves->curves.size();
    }
    return m_plotted.size() > 1 && curves > kMostInLegend;
}

bool LinePlotView::hasColourScale() const
{
    return m_plotted.size() == 1 && m_drawn.size() > kMostInLegend;
}

/// Of the curves and marks, the n-th: the number of its colour, which by key all curves of one have.
int LinePlotView::looksOf(const Drawn& drawn, std::size_t n) const
{
    return static_cast<int>(isByKey() ? static_cast<std::size_t>(drawn.of - m_plotted.data()) : n);
}

QColor LinePlotView::colourOf(const Drawn& drawn, std::size_t n) const
{
    if (!hasColourScale()) {
        return style::curveColour(looksOf(drawn, n));
    }
    return ColourBar::seriesColour(n, m_drawn.size());
}

void LinePlotView::styleCurves()
{
    const double pixels = m_plot->axisRect()->width();
    const double pixelsPerPoint = pixels * static_cast<double>(xRange().step) / std::max(m_plot->xAxis->range().size(), 1e-9);
    for (std::size_t n = 0; n < m_drawn.size(); ++n) {
        const Drawn& drawn = m_drawn[n];
        const bool isThinned = drawn.of->curves->request.isThinned();
        const bool isDense = isThinned || pixelsPerPoint * kDensePoints < 1;
        const bool isBool = drawn.of->leaf.leaf.dtype() == DType::Bool;
        const QColor colour = colourOf(drawn, n);
        // Past eight curves the colours start anew, told apart by their dashes.
        static constexpr Qt::PenStyle dashes[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
        QPen pen(colour, isDense ? kDenseWidth : 1.5);
        pen.setStyle(hasColourScale() ? Qt::SolidLine : dashes[looksOf(drawn, n) / 8 % 4]);
        drawn.line->setPen(pen);
        drawn.line->setDense(isDense);
        drawn.line->setLineStyle(isBool ? QCPGraph::lsStepCenter : QCPGraph::lsLine);
        const bool mark = (!isThinned && pixelsPerPoint >= kPointEveryPixels) || drawn.line->data()->size() == 1;
        drawn.line->setScatterStyle(mark ? QCPScatterStyle(QCPScatterStyle::ssDisc, 5) : QCPScatterStyle(QCPScatterStyle::ssNone));
        if (drawn.high != nullptr) {
            QColor veil = colour;
            veil.setAlphaF(0.2F);
            drawn.low->setPen(Qt::NoPen);
            drawn.high->setPen(Qt::NoPen);
            drawn.high->setBrush(veil);
            drawn.high->setDense(isDense);
        }
    }
    m_tracer->setPen(QPen(palette().color(QPalette::Text), 1.5));
    m_cursor->setPen(QPen(style::colours().accent, 1.5));
}

void LinePlotView::styleMarks()
{
    for (std::size_t n = 0; n < m_marks.size(); ++n) {
        m_marks[n].line->setPen(QPen(colourOf(m_marks[n], m_drawn.size() + n), 1, Qt::DashLine));
    }
    for (QCPGraph* const odd : m_odd) {
        odd->setPen(QPen(palette().color(QPalette::Text), 1.2));
    }
    m_bar.setShown(hasColourScale());
    if (hasColourScale()) {
        displaySeries(m_bar, m_drawn.front().curve->position, m_drawn.back().curve->position, m_drawn.size(), tr("curve"));
    }
}

}  // namespace tensordesk
