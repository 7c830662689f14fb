// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace tensordesk {

/// Fusion, but for the outlines of check boxes, radio buttons, text fields and spin boxes: Fusion draws them darker than
/// the window, so that in the dark scheme an empty one cannot be seen. And for the mark of tool buttons that open a menu: Qt puts it into their
/// lower corner, on the end of their text.
class FusionStyle final : public QProxyStyle {
public:
    FusionStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                         const QWidget* widget) const override;
};

}  // namespace tensordesk
