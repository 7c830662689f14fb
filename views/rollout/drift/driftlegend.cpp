// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/drift/driftlegend.h"

#include "views/style/style.h"

#include <QPainter>

namespace tensordesk {

DriftLegend::DriftLegend(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void DriftLegend::show(ColourMap map, const QString& least, const QString& greatest)
{
    m_map = map;
    m_least = least;
    m_greatest = greatest;
    setAccessibleName(tr("Colours: %1").arg(text()));
    updateGeometry();
    update();
}

QString DriftLegend::text() const
{
    return m_least + QStringLiteral(" … ") + m_greatest;
}

int DriftLegend::barWidth() const
{
    return style::grid(this, 20);
}

QSize DriftLegend::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    return {metrics.horizontalAdvance(m_least) + metrics.horizontalAdvance(m_greatest) + barWidth() + style::grid(this, 4),
            metrics.height() + style::grid(this)};
}

void DriftLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    const int gap = style::grid(this, 2), left = fontMetrics().horizontalAdvance(m_least) + gap, bar = barWidth();
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, m_least);
    const auto& colours = colourmap::table(m_map);
    const int top = (height() - fontMetrics().ascent()) / 2, high = fontMetrics().ascent();
    for (int x = 0; x < bar; ++x) {
        painter.fillRect(left + x, top, 1, high, QColor(colours[static_cast<std::size_t>(x * 255 / (bar - 1))]));
    }
    painter.drawText(rect().adjusted(left + bar + gap, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, m_greatest);
}

}  // namespace tensordesk
