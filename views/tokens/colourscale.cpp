// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/colourscale.h"

#include "model/analysis/tokens/tokenmeasures.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tensordesk {

QColor TokenColours::of(double value) const
{
    if (std::isnan(value)) {
        return {};
    }
    if (std::isinf(value)) {
        return value > 0 ? colourmap::plusInfinity() : colourmap::minusInfinity();
    }
    const double share = high > low ? std::clamp((value - low) / (high - low), 0.0, 1.0) : 0.5;
    return QColor::fromRgb(colourmap::table(map)[static_cast<std::size_t>(std::lround(share * 255))]);
}

TokenColours TokenColours::robust(const std::vector<double>& values, bool isSigned)
{
    const auto [low, high] = robustLimits(values);
    TokenColours colours{.map = isSigned ? ColourMap::Diverging : ColourMap::Viridis, .low = low, .high = high};
    if (isSigned) {
        colours.high = std::max(std::abs(colours.low), std::abs(colours.high));
        colours.low = -colours.high;
    }
    return colours;
}

ColourScale::ColourScale(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFont(style::monospaced(font()));
}

void ColourScale::setColours(const TokenColours& colours)
{
    m_colours = colours;
    setAccessibleName(tr("Colours from %1 to %2").arg(format::statistic(colours.low), format::statistic(colours.high)));
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

QSize ColourScale::sizeHint() const
{
    const int texts = fontMetrics().horizontalAdvance(format::statistic(m_colours.low) + format::statistic(m_colours.high));
    return {texts + style::grid(this, 26), fontMetrics().height() + style::grid(this)};
}

void ColourScale::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QString low = format::statistic(m_colours.low), high = format::statistic(m_colours.high);
    const int gap = style::grid(this);
    const QRect bar = rect().adjusted(fontMetrics().horizontalAdvance(low) + gap, gap, -fontMetrics().horizontalAdvance(high) - gap,
                                      -gap);
    for (int x = bar.left(); x <= bar.right(); ++x) {
        const double share = static_cast<double>(x - bar.left()) / std::max(bar.width() - 1, 1);
        painter.fillRect(QRect(x, bar.top(), 1, bar.height()),
                         m_colours.of(m_colours.low + share * (m_colours.high - m_colours.low)));
    }
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter, low);
    painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter, high);
}

}  // namespace tensordesk
