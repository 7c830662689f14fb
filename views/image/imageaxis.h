// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"
#include "views/plot/axes/fittedaxis.h"

#include <QSharedPointer>

#include <optional>

namespace tensordesk {

class IndexTicker;
class PlotWidget;

/// The rows or the columns of an image: an axis of indices, with a cursor line.
class ImageAxis final {
public:
    /// Uses one of the plot's two axes.
    ImageAxis(PlotWidget& plot, QCPAxis* axis);

    [[nodiscard]] FittedAxis& range() noexcept { return m_range; }
    /// Names the dim, and sets ticks at its indices. `ticked`: shows ticks.
    void label(const QString& dim, const Range& indices, bool ticked);
    /// Empty: no line.
    void setCursor(std::optional<double> index);
    /// Returns the range from the start of the first cell to the end of the last one.
    [[nodiscard]] static QCPRange extentOf(const Range& indices);

private:
    QCPAxis* m_axis;
    FittedAxis m_range;
    QSharedPointer<IndexTicker> m_ticks;
    QCPItemStraightLine* m_cursor;
};

}  // namespace tensordesk
