// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/style/fusionstyle.h"

#include "views/style/style.h"

#include <QApplication>
#include <QPainter>
#include <QStyleOptionButton>
#include <QWidget>

#include <algorithm>
#include <optional>

namespace tensordesk {

namespace {

/// A button that as a whole opens a menu; the mark of those with a part for it stands in that part.
bool isMenuButton(const QStyleOption* option)
{
    const auto* const button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
    return button && button->features & QStyleOptionToolButton::HasMenu
        && !(button->features & QStyleOptionToolButton::MenuButtonPopup);
}

/// The colours of a control, of which Fusion makes the outline by darkening that of the window. `share`: of the text's.
QPalette outlined(QPalette palette, double share)
{
    palette.setColor(QPalette::Window, style::mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), share));
    return palette;
}

constexpr double kBoxShare = 0.75;

/// Darkening helps in the light scheme, and fields are too large to be framed in black.
double fieldShare(const QPalette& palette)
{
    const bool isDark = palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness();
    return isDark ? kBoxShare : 0.3;
}

bool isBesideIcon(const QStyleOptionToolButton& button)
{
    return button.toolButtonStyle == Qt::ToolButtonTextBesideIcon;
}

/// Fusion's slider barely contrasts with its groove.
void drawSlider(const QRect& rect, const QStyleOptionSlider& bar, QPainter& painter)
{
    const QPalette& palette = bar.palette;
    const bool isHeld = bar.activeSubControls & QStyle::SC_ScrollBarSlider
                     && bar.state & (QStyle::State_Sunken | QStyle::State_MouseOver);
    const int margin = std::max(std::min(rect.width(), rect.height()) / 5, 1);
    const QRectF slider = QRectF(rect).adjusted(margin, margin, -margin, -margin);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.fillRect(rect, palette.color(QPalette::Window));
    painter.setBrush(style::mixed(palette.color(QPalette::WindowText), palette.color(QPalette::Window), isHeld ? 0.8 : 0.55));
    const double radius = std::min(slider.width(), slider.height()) / 2;
    painter.drawRoundedRect(slider, radius, radius);
    painter.restore();
}

/// The greatest width of a control for its text, in units of the grid; none for other controls.
std::optional<int> mostWidth(QStyle::ContentsType type)
{
    switch (type) {
    case QStyle::CT_TabBarTab: return 70;
    case QStyle::CT_ComboBox: return 90;
    case QStyle::CT_PushButton:
    case QStyle::CT_CheckBox:
    case QStyle::CT_RadioButton: return 120;
    case QStyle::CT_ToolButton: return 160;
    default: return std::nullopt;
    }
}

QString elided(const QString& text, const QFontMetrics& metrics, int room)
{
    return metrics.elidedText(text, Qt::ElideMiddle, room, Qt::TextShowMnemonic);
}

/// The text of a button, without its middle where it has no room beside the icon.
template <typename Option>
Option fittedButton(Option button)
{
    button.text = elided(button.text, button.fontMetrics,
                         button.rect.width() - (button.icon.isNull() ? 0 : button.iconSize.width()));
    return button;
}

void drawLineBetween(const QStyleOption& option, QPainter& painter)
{
    painter.fillRect(option.rect, option.palette.color(QPalette::Mid));
}

}  // namespace

void FusionStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                const QWidget* widget) const
{
    if (element == PE_IndicatorArrowDown && widget && isMenuButton(option)) {
        QStyleOptionToolButton centred(*qstyleoption_cast<const QStyleOptionToolButton*>(option));
        centred.rect.moveTop(widget->rect().center().y() - centred.rect.height() / 2);
        if (isBesideIcon(centred)) {
            centred.rect.translate(-pixelMetric(PM_MenuButtonIndicator, option, widget) / 2, 0);  // nearer to the text
        }
        QProxyStyle::drawPrimitive(element, &centred, painter, widget);
        return;
    }
    switch (element) {
    case PE_FrameStatusBarItem: return;
    case PE_IndicatorDockWidgetResizeHandle: drawLineBetween(*option, *painter); return;
    case PE_PanelTipLabel:
        painter->fillRect(option->rect, option->palette.toolTipBase());
        painter->setPen(option->palette.color(QPalette::Mid));
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        return;
    default: break;
    }
    const auto* const button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const auto* const frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
    if (button && (element == PE_IndicatorCheckBox || element == PE_IndicatorRadioButton)) {
        QStyleOptionButton seen(*button);
        seen.palette = outlined(button->palette, kBoxShare);
        QProxyStyle::drawPrimitive(element, &seen, painter, widget);
    } else if (frame && element == PE_FrameLineEdit) {
        QStyleOptionFrame seen(*frame);
        seen.palette = outlined(frame->palette, fieldShare(frame->palette));
        QProxyStyle::drawPrimitive(element, &seen, painter, widget);
    } else {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void FusionStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                     const QWidget* widget) const
{
    const auto* const box = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
    if (box && control == CC_SpinBox) {
        QStyleOptionSpinBox seen(*box);
        seen.palette = outlined(box->palette, fieldShare(box->palette));
        QProxyStyle::drawComplexControl(control, &seen, painter, widget);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    const auto* const bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (bar && control == CC_ScrollBar && bar->minimum < bar->maximum) {
        drawSlider(subControlRect(CC_ScrollBar, bar, SC_ScrollBarSlider, widget), *bar, *painter);
    }
}

void FusionStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case CE_ToolBar: return;
    case CE_Splitter: drawLineBetween(*option, *painter); return;
    case CE_ComboBoxLabel:
        if (const auto* const box = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            QStyleOptionComboBox fitted(*box);
            const int icon = box->currentIcon.isNull() ? 0 : box->iconSize.width() + style::grid(box->fontMetrics);
            const int room = proxy()->subControlRect(CC_ComboBox, box, SC_ComboBoxEditField, widget).width() - icon;
            fitted.currentText = elided(box->currentText, box->fontMetrics, room);
            QProxyStyle::drawControl(element, &fitted, painter, widget);
            return;
        }
        break;
    case CE_PushButtonLabel:
    case CE_CheckBoxLabel:
    case CE_RadioButtonLabel:
        if (const auto* const button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            const QStyleOptionButton fitted = fittedButton(*button);
            QProxyStyle::drawControl(element, &fitted, painter, widget);
            return;
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto* const button = qstyleoption_cast<const QStyleOptionToolButton*>(option)) {
            const QStyleOptionToolButton fitted = fittedButton(*button);
            QProxyStyle::drawControl(element, &fitted, painter, widget);
            return;
        }
        break;
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

int FusionStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    const auto unit = [widget] {
        return style::grid(widget != nullptr ? widget->fontMetrics() : QFontMetrics(QApplication::font()));
    };
    switch (metric) {
    case PM_DockWidgetSeparatorExtent:
    case PM_SplitterWidth: return 1;
    case PM_ToolBarFrameWidth: return 0;
    case PM_ToolBarItemMargin:
    case PM_ToolBarItemSpacing:
    case PM_ToolTipLabelFrameWidth: return unit();
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QSize FusionStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    QSize fitting = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_ToolButton && isMenuButton(option)) {
        // Behind text beside an icon there is some room already; text alone stands in the middle.
        const int mark = pixelMetric(PM_MenuButtonIndicator, option, widget);
        fitting.rwidth() += isBesideIcon(*qstyleoption_cast<const QStyleOptionToolButton*>(option)) ? mark / 2 : mark;
    }
    if (const std::optional<int> most = option != nullptr ? mostWidth(type) : std::nullopt) {
        fitting.setWidth(std::min(fitting.width(), *most * style::grid(option->fontMetrics)));
    }
    return fitting;
}

}  // namespace tensordesk
