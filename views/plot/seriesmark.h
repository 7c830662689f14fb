// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/qcp.h"

#include <QPen>
#include <QPoint>
#include <QPointer>
#include <QString>

namespace tensordesk {

class PlotWidget;

/// Marks the series of a plot that is under the pointer: it is drawn thicker and above the others, and named in the legend in the
/// plot or, without one, beside the pointer.
class SeriesMark final {
public:
    /// The plot owns the name. REQUIRES: it outlives this object.
    explicit SeriesMark(PlotWidget& plot);

    /// Marks only `series`. Returns true if the picture changed: the caller replots.
    bool point(QCPAbstractPlottable& series, const QString& name, const QPoint& pixel);
    /// Removes the mark; call this before series get other pens. Returns true if there was one: the caller replots.
    bool leave();
    /// Uses the present colours.
    void restyle();

private:
    PlotWidget& m_plot;
    QCPItemText* m_name;
    QPointer<QCPAbstractPlottable> m_series;
    QPen m_pen;                   ///< of the series without the mark
    double m_pointSize = 0;       ///< of the series without the mark; 0: it has no points
    QCPLayer* m_layer = nullptr;  ///< of the series without the mark
    QPoint m_pixel;
};

}  // namespace tensordesk
