// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace tensordesk {

/// Fusion, with what its palette cannot say. Toolbars, panes and the parts of a status bar lie flat beside each other, a
/// line between them. The outlines of check boxes, radio buttons, text fields and spin boxes can be seen in the dark
/// scheme too, where Fusion draws them darker than the window. The sliders of scroll bars stand out of their groove. The
/// mark of tool buttons that open a menu stands beside their text, not on its end. A control whose text is a name from a file is
/// never as wide as a name can be: the middle of the text is left out.
///
/// A style sheet does none of this: setting one anew, as another scheme would need, makes Qt take back fonts that
/// widgets were given.
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
