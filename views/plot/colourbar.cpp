// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/colourbar.h"

#include "common/style.h"
#include "plot/indexticker.h"
#include "plot/plotwidget.h"

#include <QGuiApplication>

namespace tensordesk {

ColourBar::ColourBar(PlotWidget& plot) : m_plot(plot), m_scale(new QCPColorScale(&plot))
{
    m_scale->setBarWidth(style::grid(&plot, 3));
    m_scale->setRangeZoom(true);
    m_scale->setVisible(false);
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

void ColourBar::display(ColourMap map, double low, double high, const QString& label)
{
    const QPalette palette = m_plot.palette();
    const QColor text = palette.color(QPalette::Text);
    const QPen faint(style::mixed(text, palette.color(QPalette::Base), 0.5));
    QCPAxis* const axis = m_scale->axis();
    axis->setTickLabelFont(style::monospaced(QGuiApplication::font()));
    axis->setTickLabelColor(text);
    axis->setLabelColor(text);
    axis->setLabelFont(QGuiApplication::font());
    axis->setLabel(label);
    if (label.isEmpty()) {
        axis->setTicker(QSharedPointer<QCPAxisTicker>::create());
    } else {
        const auto indices = QSharedPointer<IndexTicker>::create();
        indices->setBounds(low, high);
        axis->setTicker(indices);
    }
    axis->setBasePen(faint);
    axis->setTickPen(faint);
    axis->setSubTickPen(faint);
    QCPColorGradient gradient;
    gradient.clearColorStops();
    const auto& table = colourmap::table(map);
    for (std::size_t i = 0; i < table.size(); i += 15) {
        gradient.setColorStopAt(static_cast<double>(i) / 255, QColor(table[i]));
    }
    m_scale->setGradient(gradient);
    m_scale->setDataRange({low, high});
}

}  // namespace tensordesk
