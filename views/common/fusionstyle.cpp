// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/fusionstyle.h"

#include "common/style.h"

#include <QStyleOptionButton>
#include <QWidget>

namespace tensordesk {

namespace {

    /// A button that as a whole opens a menu; the mark of those with a part for it stands in that part.
    bool isMenuButton(const QStyleOption* option)
    {
        const auto* const button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        return button && button->features & QStyleOptionToolButton::HasMenu
            && !(button->features & QStyleOptionToolButton::MenuButtonPopup);
    }

}  // namespace

void FusionStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const
{
    if (element == PE_IndicatorArrowDown && widget && isMenuButton(option)) {
        QStyleOptionToolButton centred(*qstyleoption_cast<const QStyleOptionToolButton*>(option));
        centred.rect.moveTop(widget->rect().center().y() - centred.rect.height() / 2);
        QProxyStyle::drawPrimitive(element, &centred, painter, widget);
        return;
    }
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

QSize FusionStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                    const QWidget* widget) const
{
    QSize fitting = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ToolButton && isMenuButton(option)) {
        fitting.rwidth() += pixelMetric(PM_MenuButtonIndicator, option, widget);
    }
    return fitting;
}

}  // namespace tensordesk
