// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/image/colourmap.h"
#include "views/plot/qcp.h"

#include <QObject>

#include <functional>

namespace tensordesk {

class PlotWidget;

/// A bar of colours beside a plot. It shows either a colour map with its values, and the ends of the bar can be dragged; or the
/// colours of many series with their indices.
class ColourBar final : public QObject {
    Q_OBJECT

public:
    /// Adds a hidden bar to a plot, which owns the drawn objects. REQUIRES: the plot outlives this object.
    explicit ColourBar(PlotWidget& plot);

    void setShown(bool shown);
    /// Shows a colour map from `low` to `high`. `label` is beside the values.
    void displayValues(ColourMap map, double low, double high, const QString& label = {});
    /// Shows the colours of series from index `low` to `high`. `label` names the indices, such as a dim.
    void displaySeries(double low, double high, const QString& label);
    /// Returns the colour of the n-th of `count` series: legible on light and dark backgrounds.
    [[nodiscard]] static QColor seriesColour(std::size_t n, std::size_t count);
    /// Defines if the user can drag the ends.
    void setMovable(bool movable);
    [[nodiscard]] QCPColorScale* scale() { return m_scale; }

Q_SIGNALS:
    /// The user dragged its ends to these values.
    void dragged(double low, double high);

private:
    void display(const std::function<QRgb(double)>& colourOf, double low, double high, const QString& label,
                 const QSharedPointer<QCPAxisTicker>& ticker);

    PlotWidget& m_plot;
    QCPColorScale* m_scale;
    double m_unit = 1;  ///< of the scale, see Note [Axis units]
    bool m_isDisplaying = false;
};

}  // namespace tensordesk
