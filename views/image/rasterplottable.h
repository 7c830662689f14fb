// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/indices/index.h"
#include "views/plot/qcp.h"

#include <QImage>

namespace tensordesk {

/// An image in a plot: each pixel is a cell around the integer coordinates of its element, drawn with or without smoothing.
/// QCPColorMap only supports numbers, and no map with a single row or column.
class RasterPlottable final : public QCPAbstractPlottable {
    Q_OBJECT

public:
    RasterPlottable(QCPAxis* keyAxis, QCPAxis* valueAxis);

    /// Pixel (i, j) is at index `columns.start + i * columns.step`, and rows likewise.
    void setImage(QImage image, const Range& rows, const Range& columns);
    /// Sets if neighbouring cells are interpolated.
    void setSmooth(bool smooth) { m_smooth = smooth; }
    [[nodiscard]] const QImage& image() const noexcept { return m_image; }
    /// Returns the area of the whole image, in coordinates.
    [[nodiscard]] QRectF area() const;

    double selectTest(const QPointF& pos, bool onlySelectable, QVariant* details) const override;
    QCPRange getKeyRange(bool& foundRange, QCP::SignDomain inSignDomain) const override;
    QCPRange getValueRange(bool& foundRange, QCP::SignDomain inSignDomain, const QCPRange& inKeyRange) const override;

protected:
    void draw(QCPPainter* painter) override;
    void drawLegendIcon(QCPPainter* painter, const QRectF& rect) const override;

private:
    QImage m_image;
    Range m_rows, m_columns;
    bool m_smooth = false;
};

}  // namespace tensordesk
