// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "image/colourmap.h"
#include "plot/qcp.h"

namespace tensordesk {

class PlotWidget;

/// The colours of a map with their values, beside a plot; its ends can be dragged.
class ColourBar final {
public:
    /// Not shown at first. The plot owns what is drawn and outlives this.
    explicit ColourBar(PlotWidget& plot);

    void setShown(bool shown);
    /// What is in force, in the colours of the scheme in force. `label`: of what the colours count, such as a dim; without
    /// one they stand for values.
    void display(ColourMap map, double low, double high, const QString& label = {});
    /// Whether a person may drag its ends.
    void setMovable(bool movable);
    /// Tells by dataRangeChanged() what a person, or display(), changed.
    [[nodiscard]] QCPColorScale* scale() { return m_scale; }

private:
    PlotWidget& m_plot;
    QCPColorScale* m_scale;
};

}  // namespace tensordesk
