// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/fusionstyle.h"

#include "common/style.h"

#include <QStyleOptionButton>

namespace tensordesk {

void FusionStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const
{
    const auto* const button = qstyleoption_cast<const QStyleOptionButton*>(option);
    if (!button || (element != PE_IndicatorCheckBox && element != PE_IndicatorRadioButton)) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    // The outline is made of the window's colour.
    QStyleOptionButton outlined(*button);
    const QPalette& palette = button->palette;
    outlined.palette.setColor(QPalette::Window,
                              style::mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.75));
    QProxyStyle::drawPrimitive(element, &outlined, painter, widget);
}

}  // namespace tensordesk
