// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"
#include "views/plot/axes/fittedaxis.h"

#include <QSharedPointer>

#include <optional>

namespace tensordesk {

class IndexTicker;
class PlotWidget;

/// The rows or the columns of an image: an axis of indices, with a line through one of them.
class ImageAxis final {
public:
    /// One of the plot's two axes.
    ImageAxis(PlotWidget& plot, QCPAxis* axis);

    [[nodiscard]] FittedAxis& range() noexcept { return m_range; }
    /// Names the dim, and puts ticks at its indices; `ticked`: whether there are any.
    void label(const QString& dim, const Range& indices, bool ticked);
    /// Nothing: no line.
    void setCursor(std::optional<double> index);
    /// From where the first cell begins to where the last one ends.
    [[nodiscard]] static QCPRange extentOf(const Range& indices);

private:
    QCPAxis* m_axis;
    FittedAxis m_range;
    QSharedPointer<IndexTicker> m_ticks;
    QCPItemStraightLine* m_cursor;
};

}  // namespace tensordesk
