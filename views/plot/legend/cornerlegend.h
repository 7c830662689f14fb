// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/qcp.h"

#include <QStringList>

#include <array>
#include <vector>

namespace tensordesk {

/// The visible series of a plot's legend in the corner of the plot with the fewest points. A click reduces it to its title, another
/// one shows it again. Not drawn for more than kMost series, without space, or while the plot's own legend is visible.
class CornerLegend final : public QCPLayerable {
    Q_OBJECT

public:
    /// The limit for series.
    static constexpr std::size_t kMost = 12;

    /// The plot owns it.
    explicit CornerLegend(QCustomPlot& plot);

    /// Returns the names that the last replot drew.
    [[nodiscard]] const QStringList& names() const noexcept { return m_names; }
    /// Returns the pixels of the last replot that it covers; empty if it was not drawn.
    [[nodiscard]] const QRect& place() const noexcept { return m_place; }
    [[nodiscard]] bool isCollapsed() const noexcept { return m_isCollapsed; }
    /// Shows only the title, or all series; drawn by the next replot.
    void setCollapsed(bool collapsed) { m_isCollapsed = collapsed; }
    /// Draws the series with this name in bold from the next replot on; empty: none.
    void setHighlighted(const QString& name) { m_highlighted = name; }
    /// Draws these values at the pointer beside the names from the next replot on, in the order of the plot's legend; empty: none.
    void setValues(const QStringList& values);
    /// Returns the values that the last replot drew.
    [[nodiscard]] const QStringList& values() const noexcept { return m_drawnValues; }

protected:
    void applyDefaultAntialiasingHint(QCPPainter* painter) const override;
    void draw(QCPPainter* painter) override;

private:
    enum Corner { TopRight, TopLeft, BottomRight, BottomLeft };
    static constexpr std::size_t kCorners = 4;
    using Corners = std::array<QRect, kCorners>;

    struct Series {
        const QCPAbstractPlottable* plottable = nullptr;
        int place = 0;  ///< in the plot's legend
    };

    [[nodiscard]] std::vector<Series> series() const;
    [[nodiscard]] Corners cornersFor(const QSize& size) const;
    [[nodiscard]] std::array<int, kCorners> pointsIn(const Corners& corners) const;
    void chooseCorner(const Corners& corners);

    QStringList m_names;
    QStringList m_values;
    QStringList m_drawnValues;
    int m_valueWidth = 0;  ///< of the widest value since the pointer came: the legend must not change its size with each
    QRect m_place;
    bool m_isCollapsed = false;
    QString m_highlighted;
    Corner m_corner = TopRight;
};

}  // namespace tensordesk
