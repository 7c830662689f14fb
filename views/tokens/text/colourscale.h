// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/image/colourmap.h"

#include <QColor>
#include <QRect>
#include <QSize>
#include <QWidget>

#include <vector>

class QFontMetrics;
class QPainter;

namespace tensordesk {

/// The colours of values between two limits.
struct TokenColours {
    ColourMap map = ColourMap::Viridis;
    double low = 0, high = 1;

    /// Returns the colour of a value; invalid for NaN.
    [[nodiscard]] QColor of(double value) const;
    /// Returns black or white, whichever is easier to read on a colour.
    [[nodiscard]] static QColor inkOn(const QColor& colour);
    /// Returns colours whose limits are the 2nd and the 98th percentile of finite values, so that a few extreme ones do not stretch
    /// them. `isSigned`: the limits lie symmetrically around 0, in the colours of ColourMap::Diverging.
    [[nodiscard]] static TokenColours robust(const std::vector<double>& values, bool isSigned);
};

/// Returns the size of a bar of colours with its limits at both ends.
[[nodiscard]] QSize colourScaleSize(const TokenColours& colours, const QFontMetrics& metrics);
/// Paints such a bar, in the painter's font and pen.
void paintColourScale(QPainter& painter, const QRect& place, const TokenColours& colours);

/// A bar of colours with its limits at both ends.
class ColourScale final : public QWidget {
    Q_OBJECT

public:
    explicit ColourScale(QWidget* parent = nullptr);

    void setColours(const TokenColours& colours);
    [[nodiscard]] const TokenColours& colours() const noexcept { return m_colours; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    TokenColours m_colours;
};

}  // namespace tensordesk
