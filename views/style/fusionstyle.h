// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace tensordesk {

/// The Fusion style with changes that a palette cannot express. Toolbars, panes and the parts of a status bar are flat and
/// separated by lines. The outlines of check boxes, radio buttons, text fields and spin boxes are visible in the dark scheme too,
/// where Fusion draws them darker than the window. The sliders of scroll bars contrast with their groove. The arrow of tool buttons
/// with a menu is beside their text. A control whose text is a name from a file limits its width and elides the middle.
///
/// A style sheet cannot do this: changing it, as another scheme requires, makes Qt reset fonts that were set on widgets.
class FusionStyle final : public QProxyStyle {
public:
    FusionStyle() : QProxyStyle(QStringLiteral("Fusion")) { }

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
                                  const QWidget* widget = nullptr) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const override;
};

}  // namespace tensordesk
