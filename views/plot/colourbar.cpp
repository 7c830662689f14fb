// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/colourbar.h"

#include "views/plot/axes/indexticker.h"
#include "views/plot/axes/valueticker.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"

#include <QGuiApplication>
#include <QScopedValueRollback>

namespace tensordesk {

namespace {

QRgb colourAt(ColourMap map, double share)
{
    return colourmap::table(map)[static_cast<std::size_t>(255 * share)];
}

// The ends of the map would vanish on a light or a dark ground.
QRgb seriesColourAt(double share)
{
    return colourAt(ColourMap::Viridis, 0.08 + 0.85 * share);
}

}  // namespace

ColourBar::ColourBar(PlotWidget& plot) : m_plot(plot), m_scale(new QCPColorScale(&plot))
{
    m_scale->setBarWidth(style::grid(&plot, 3));
    m_scale->setRangeZoom(true);
    m_scale->setVisible(false);
    // As high as the plot, without widgets below it.
    auto* const group = new QCPMarginGroup(&plot);
    plot.axisRect()->setMarginGroup(QCP::msTop | QCP::msBottom, group);
    m_scale->setMarginGroup(QCP::msTop | QCP::msBottom, group);
    connect(m_scale, &QCPColorScale::dataRangeChanged, this, [this](const QCPRange& range) {
        if (!m_isDisplaying) {
            Q_EMIT dragged(range.lower * m_unit, range.upper * m_unit);
        }
    });
}

void ColourBar::setMovable(bool movable)
{
    m_scale->setRangeZoom(movable);
    m_scale->setRangeDrag(movable);
}

void ColourBar::setShown(bool shown)
{
    QCPLayoutGrid* const layout = m_plot.plotLayout();
    if (shown != (m_scale->layout() == layout)) {
        if (shown) {
            layout->addElement(0, layout->columnCount(), m_scale);
        } else {
            layout->take(m_scale);
            layout->simplify();
        }
    }
    m_scale->setVisible(shown);
}

QColor ColourBar::seriesColour(std::size_t n, std::size_t count)
{
    return seriesColourAt(count > 1 ? static_cast<double>(n) / static_cast<double>(count - 1) : 0);
}

void ColourBar::displayValues(ColourMap map, double low, double high, const QString& label)
{
    const auto values = QSharedPointer<ValueTicker>::create(*m_scale->axis());
    m_unit = ValueTicker::unitFor(low, high);
    values->setUnit(m_unit);
    display([map](double share) { return colourAt(map, share); }, low / m_unit, high / m_unit, label, values);
}

void ColourBar::displaySeries(double low, double high, const QString& label)
{
    m_unit = 1;
    const auto indices = QSharedPointer<IndexTicker>::create(*m_scale->axis());
    indices->setBounds(low, high);
    display(seriesColourAt, low, high, label, indices);
}

void ColourBar::display(const std::function<QRgb(double)>& colourOf, double low, double high, const QString& label,
                        const QSharedPointer<QCPAxisTicker>& ticker)
{
    const QScopedValueRollback guard(m_isDisplaying, true);
    const QPalette palette = m_plot.palette();
    const QColor text = palette.color(QPalette::Text);
    const QPen faint(style::mixed(text, palette.color(QPalette::Base), 0.5));
    QCPAxis* const axis = m_scale->axis();
    axis->setTickLabelFont(style::monospaced(QGuiApplication::font()));
    axis->setTickLabelColor(text);
    axis->setLabelColor(text);
    axis->setLabelFont(QGuiApplication::font());
    axis->setLabel(label);
    axis->setTicker(ticker);
    axis->setBasePen(faint);
    axis->setTickPen(faint);
    axis->setSubTickPen(faint);
    QCPColorGradient gradient;
    gradient.clearColorStops();
    constexpr int kStops = 17;
    for (int stop = 0; stop <= kStops; ++stop) {
        const double share = static_cast<double>(stop) / kStops;
        gradient.setColorStopAt(share, QColor(colourOf(share)));
    }
    m_scale->setGradient(gradient);
    m_scale->setDataRange({low, high});
}

}  // namespace tensordesk
