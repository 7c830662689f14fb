// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/readas/lengthbars.h"

#include "views/style/style.h"

#include <QPainter>

#include <algorithm>

namespace tensordesk {

LengthBars::LengthBars(QWidget* parent) : QWidget(parent)
{
    setMinimumHeight(12 * style::grid(this));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Lengths of the episodes"));
    setToolTip(tr("One bar per episode: its height is the number of steps"));
}

void LengthBars::setLengths(std::vector<int64_t> lengths)
{
    m_lengths = std::move(lengths);
    setVisible(m_lengths.size() > 1);
    update();
}

void LengthBars::paintEvent(QPaintEvent* /*event*/)
{
    constexpr double kWidest = 24, kGap = 1;
    if (m_lengths.empty())
        return;
    QPainter painter(this);
    const auto count = static_cast<double>(m_lengths.size());
    const double step = std::min(kWidest, width() / count), longest = static_cast<double>(*std::ranges::max_element(m_lengths));
    for (std::size_t i = 0; i < m_lengths.size(); ++i) {
        const double high = longest > 0 ? height() * static_cast<double>(m_lengths[i]) / longest : 0;
        painter.fillRect(QRectF(static_cast<double>(i) * step, height() - high, std::max(1.0, step - kGap), high),
                         style::colours().accent);
    }
}

}  // namespace tensordesk
