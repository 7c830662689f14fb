// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/text/colourscale.h"

#include "model/analysis/tokens/tokenmeasures.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QFontMetrics>
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

QColor TokenColours::inkOn(const QColor& colour)
{
    return style::contrast(Qt::black, colour) > style::contrast(Qt::white, colour) ? Qt::black : Qt::white;
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

QSize colourScaleSize(const TokenColours& colours, const QFontMetrics& metrics)
{
    const int texts = metrics.horizontalAdvance(format::statistic(colours.low) + format::statistic(colours.high));
    return {texts + style::grid(metrics, 26), metrics.height() + style::grid(metrics)};
}

void paintColourScale(QPainter& painter, const QRect& place, const TokenColours& colours)
{
    const QFontMetrics metrics(painter.font());
    const QString low = format::statistic(colours.low), high = format::statistic(colours.high);
    const int gap = style::grid(metrics);
    const QRect bar = place.adjusted(metrics.horizontalAdvance(low) + gap, gap, -metrics.horizontalAdvance(high) - gap, -gap);
    for (int x = bar.left(); x <= bar.right(); ++x) {
        const double share = static_cast<double>(x - bar.left()) / std::max(bar.width() - 1, 1);
        painter.fillRect(QRect(x, bar.top(), 1, bar.height()), colours.of(colours.low + share * (colours.high - colours.low)));
    }
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter, low);
    painter.drawText(place, Qt::AlignRight | Qt::AlignVCenter, high);
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
    return colourScaleSize(m_colours, fontMetrics());
}

void ColourScale::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setPen(palette().color(QPalette::WindowText));
    paintColourScale(painter, rect(), m_colours);
}

}  // namespace tensordesk
