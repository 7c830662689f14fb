// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/colourdomain.h"

#include "views/common/valuerange.h"
#include "views/style/style.h"

#include <QGuiApplication>
#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

void placeLine(QCPItemStraightLine& line, double value)
{
    line.point1->setCoords(value, 0);
    line.point2->setCoords(value, 1);
}

}  // namespace

ColourDomain::ColourDomain(QWidget* parent)
    : QCustomPlot(parent), m_bars(new QCPBars(xAxis, yAxis)), m_low(new QCPItemStraightLine(this)),
      m_high(new QCPItemStraightLine(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setFixedHeight(style::grid(this, 18));
    setAccessibleName(tr("Distribution of the values, and the ends of the colours"));
    setToolTip(tr("Drag the lines: the values of the first and of the last colour. Arrow keys move the one last touched."));
    m_bars->setAntialiased(false);
    m_bars->setPen(Qt::NoPen);
    yAxis->setVisible(false);
    yAxis->setScaleType(QCPAxis::stLogarithmic);  // the ends are moved because of a few outliers
    xAxis->grid()->setVisible(false);
    xAxis->setTicker(m_values);
    axisRect()->setMinimumMargins(QMargins(style::grid(this, 4), style::grid(this), style::grid(this, 4), 0));
    connect(this, &QCustomPlot::afterLayout, this, &ColourDomain::colourBars);
    applyStyle();
}

void ColourDomain::display(const Raster& raster, ColourMap map, const ColourLimits& limits)
{
    m_map = map;
    m_limits = limits;
    QVector<double> keys;
    QVector<double> heights;
    const auto bins = static_cast<int>(raster.counts.size());
    const double least = std::isnan(raster.least) ? limits.low : raster.least;
    const double greatest = std::isnan(raster.greatest) ? limits.high : raster.greatest;
    m_unit = ValueTicker::unitFor(std::min(least, limits.low), std::max(greatest, limits.high));
    m_values->setUnit(m_unit);
    const double width = bins > 0 ? (greatest / m_unit - least / m_unit) / bins : 0;
    int64_t most = 1;
    for (int bin = 0; bin < bins; ++bin) {
        const int64_t count = raster.counts[static_cast<std::size_t>(bin)];
        keys << valuerange::valueAt((bin + 0.5) / bins, least, greatest) / m_unit;
        heights << static_cast<double>(count);
        most = std::max(most, count);
    }
    m_bars->setWidth(width > 0 ? width : 1);
    m_bars->setBaseValue(0.5);
    m_bars->setData(keys, heights, true);
    yAxis->setRange(0.5, 1.2 * static_cast<double>(most));
    if (!m_dragging) {
        const double low = std::min(least, limits.low) / m_unit;
        const double high = std::max(greatest, limits.high) / m_unit;
        const double margin = 0.03 * (high - low);
        xAxis->setRange(low - margin, high + margin);
    }
    placeLine(*m_low, limits.low / m_unit);
    placeLine(*m_high, limits.high / m_unit);
    replot(rpQueuedReplot);
}

double ColourDomain::pixelOf(double value) const
{
    return xAxis->coordToPixel(value / m_unit);
}

void ColourDomain::colourBars()
{
    // The colours lie along the axis as the values have them.
    const auto& table = colourmap::table(m_map);
    QLinearGradient gradient(QPointF(pixelOf(m_limits.low), 0), QPointF(pixelOf(m_limits.high), 0));
    for (std::size_t i = 0; i < table.size(); i += 15) {
        gradient.setColorAt(static_cast<double>(i) / 255, QColor(table[i]));
    }
    m_bars->setBrush(gradient);
}

ColourDomain::End ColourDomain::nearestEnd(double pixel) const
{
    const double low = std::abs(pixelOf(m_limits.low) - pixel);
    const double high = std::abs(pixelOf(m_limits.high) - pixel);
    return low < high || (low == high && pixel < pixelOf(m_limits.low)) ? End::Low : End::High;
}

void ColourDomain::moveEnd(End end, double value)
{
    ColourLimits limits = m_limits;
    (end == End::Low ? limits.low : limits.high) = value;
    if (limits.low < limits.high) {
        Q_EMIT limitsChosen(limits);
    }
}

void ColourDomain::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) {
        m_chosen = nearestEnd(event->position().x());
        m_dragging = true;
        applyStyle();
        moveEnd(m_chosen, xAxis->pixelToCoord(event->position().x()) * m_unit);
    }
}

void ColourDomain::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(Qt::SplitHCursor);
    if (m_dragging) {
        moveEnd(m_chosen, xAxis->pixelToCoord(event->position().x()) * m_unit);
    }
}

void ColourDomain::mouseReleaseEvent(QMouseEvent*)
{
    m_dragging = false;
}

void ColourDomain::keyPressEvent(QKeyEvent* event)
{
    const double step = xAxis->range().size() * m_unit / (event->modifiers() & Qt::ShiftModifier ? 20 : 200);
    const double now = m_chosen == End::Low ? m_limits.low : m_limits.high;
    switch (event->key()) {
    case Qt::Key_Left: return moveEnd(m_chosen, now - step);
    case Qt::Key_Right: return moveEnd(m_chosen, now + step);
    case Qt::Key_Up:
    case Qt::Key_Down:
        m_chosen = m_chosen == End::Low ? End::High : End::Low;
        applyStyle();
        return;
    default: QCustomPlot::keyPressEvent(event);
    }
}

void ColourDomain::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange) {
        applyStyle();
    }
}

void ColourDomain::applyStyle()
{
    const QColor text = palette().color(QPalette::Text);
    const QColor ground = palette().color(QPalette::Base);
    const QPen faint(style::mixed(text, ground, 0.5));
    setBackground(ground);
    xAxis->setBasePen(faint);
    xAxis->setTickPen(faint);
    xAxis->setSubTickPen(faint);
    xAxis->setTickLabelColor(text);
    xAxis->setTickLabelFont(style::monospaced(QGuiApplication::font()));
    m_low->setPen(QPen(text, m_chosen == End::Low ? 2.5 : 1.5));
    m_high->setPen(QPen(text, m_chosen == End::High ? 2.5 : 1.5));
    replot(rpQueuedReplot);
}

}  // namespace tensordesk
