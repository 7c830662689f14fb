// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/image/colourmap.h"
#include "views/image/raster.h"
#include "views/plot/axes/valueticker.h"

namespace tensordesk {

/// The values of a heat map as a histogram in its colours, with two lines for the values of the first and the last colour: moved by
/// the mouse, or by the arrow keys after Tab or a click selected one.
class ColourDomain final : public QCustomPlot {
    Q_OBJECT

public:
    explicit ColourDomain(QWidget* parent = nullptr);

    /// Shows the current state without emitting signals.
    void display(const Raster& raster, ColourMap map, const ColourLimits& limits);

    /// Returns the numbers of finite values per bin, for tests.
    [[nodiscard]] QCPBars* bars() { return m_bars; }

Q_SIGNALS:
    /// The user moves an end; emitted repeatedly while dragging.
    void limitsChosen(const tensordesk::ColourLimits& limits);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    enum class End { Low, High };

    void moveEnd(End end, double value);
    [[nodiscard]] End nearestEnd(double pixel) const;
    void applyStyle();
    void colourBars();

    [[nodiscard]] double pixelOf(double value) const;

    const QSharedPointer<ValueTicker> m_values = QSharedPointer<ValueTicker>::create(*xAxis);
    double m_unit = 1;  ///< see Note [Axis units]
    QCPBars* m_bars;
    QCPItemStraightLine* m_low;
    QCPItemStraightLine* m_high;
    ColourMap m_map = ColourMap::Viridis;
    ColourLimits m_limits;
    End m_chosen = End::Low;
    bool m_dragging = false;
};

}  // namespace tensordesk
