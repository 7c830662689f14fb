// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/image/colourmap.h"
#include "views/plot/qcp.h"

#include <QObject>

#include <functional>

namespace tensordesk {

class PlotWidget;

/// The colours of a map beside a plot: with the values they stand for, whose ends can be dragged, or with the indices of
/// the series that have them.
class ColourBar final : public QObject {
    Q_OBJECT

public:
    /// Not shown at first. The plot owns what is drawn and outlives this.
    explicit ColourBar(PlotWidget& plot);

    void setShown(bool shown);
    /// What is in force, in the colours of the scheme in force; `label` stands beside the values.
    void displayValues(ColourMap map, double low, double high, const QString& label = {});
    /// Shows the colours of series from the index `low` to `high` of what `label` names, such as a dim.
    void displaySeries(double low, double high, const QString& label);
    /// Of `count` series the n-th: readable on a light and on a dark ground.
    [[nodiscard]] static QColor seriesColour(std::size_t n, std::size_t count);
    /// Whether a person may drag its ends.
    void setMovable(bool movable);
    [[nodiscard]] QCPColorScale* scale() { return m_scale; }

Q_SIGNALS:
    /// A person dragged its ends to these values.
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
