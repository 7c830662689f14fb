// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/axes/zoomhistory.h"
#include "views/plot/picture.h"
#include "views/plot/qcp.h"

#include <QElapsedTimer>

#include <memory>
#include <optional>

class QMimeData;
class QTemporaryDir;

namespace tensordesk {

class CornerLegend;

/// A QCustomPlot in the program's light or dark style, with the common functions of all plots: the pointer, zoom and pan by mouse
/// and keys, and its picture, which Ctrl and the mouse drag to other programs.
class PlotWidget final : public QCustomPlot {
    Q_OBJECT

public:
    explicit PlotWidget(QWidget* parent = nullptr);
    ~PlotWidget() override;

    /// Copies the visible plot.
    void copyPicture();
    /// Returns the picture for dragging it to another program: as an image, and as a file that exists as long as this object.
    [[nodiscard]] std::unique_ptr<QMimeData> draggedPicture();
    /// Returns the visible plot. REQUIRES: used before this object is destroyed.
    [[nodiscard]] Picture picture();
    /// Writes it to a file of the kind of its extension; see Picture. Returns false if the file cannot be written.
    bool savePicture(const QString& path, double scale);
    /// Asks for a file and saves the picture; reports errors by message().
    void askToSavePicture();
    /// Returns the actions in every plot's context menu.
    [[nodiscard]] QList<QAction*> commonActions() const { return {m_reset, m_copy, m_save}; }
    /// Adds an action after the common ones.
    void addMenuAction(QAction* action)
    {
        m_more << action;
        addAction(action);
    }
    /// Removes all curves. Much faster than QCustomPlot's function, which updates the legend for each of them.
    void removeAll();
    /// Places the legend beside the plot, and only in pictures: on the screen a LegendList shows the series. It contains only items
    /// that are added to it.
    void placeLegendBeside();
    /// Shows the legend beside the plot on the screen too, if there is no list.
    void showLegend();
    /// Returns the legend in a corner of the plot.
    [[nodiscard]] CornerLegend& cornerLegend() const noexcept { return *m_corner; }
    /// Sets if the user can mark a range of the x axis by dragging with Shift; a click with Shift, or Esc, removes it.
    void setRegionsOffered(bool offered);
    [[nodiscard]] const std::optional<QCPRange>& region() const noexcept { return m_region; }
    /// Marks a range of the x axis; empty: none.
    void setRegion(std::optional<QCPRange> region);
    /// Shows a range of the x axis as if the user had zoomed to it.
    void zoomTo(const QCPRange& range);
    /// Forgets the ranges to which Backspace returns: the plot shows something else.
    void forgetZoom() { m_zooms.clear(); }
    /// Makes an axis linear or logarithmic, with matching ticks.
    void setLogarithmic(QCPAxis* axis, bool logarithmic);
    /// Adds another axis of values at the right.
    [[nodiscard]] QCPAxis* addValueAxis();
    /// Sets the unit of a linear axis of values; see Note [Axis units].
    static void setUnit(QCPAxis* axis, double unit);
    /// Sets the axes that the wheel zooms; with Shift only the vertical axis, with Ctrl both.
    void setWheelZoom(Qt::Orientations orientations) { m_wheelZoom = orientations; }

Q_SIGNALS:
    /// The pointer moved in the plot, in pixels; left() follows when it leaves.
    void hovered(const QPoint& position);
    void left();
    /// The user clicked there without dragging.
    void clicked(const QPoint& position);
    /// The user wants to see everything: double click, Home, or the menu.
    void resetRequested();
    /// The user marked another range of the x axis, or removed the mark.
    void regionChanged();
    /// The colour scheme changed: plottables must use its colours.
    void restyled();
    void message(const QString& headline, const QString& details = {});

protected:
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class WithLegend;

    void applyStyle();
    /// Repeats the layout until the axes stay in place: their labels depend on their size, and the widths of the labels move them.
    void settleLayout();
    void dragPicture();
    void styleRegion();
    void setLegendPlaced(bool placed);
    /// Returns the visible plot with the legend.
    [[nodiscard]] QPixmap pixmap();

    QRect m_place;                    ///< of the axes when their labels were chosen
    int m_layoutRound = 0;            ///< number of layouts in one update
    QCPLayoutGrid* m_side = nullptr;  ///< contains the legend once it is beside the plot; otherwise not in the layout
    bool m_isLegendShown = false;
    CornerLegend* m_corner;
    QAction* m_reset;
    QAction* m_copy;
    QAction* m_save;
    QList<QAction*> m_more;
    std::optional<QPoint> m_pressed;
    ZoomHistory m_zooms{*this};
    std::optional<QCPRange> m_region;
    bool m_offersRegions = false;
    QCPItemRect* m_regionMark = nullptr;       ///< created when regions are offered
    std::optional<double> m_regionFrom;        ///< while the user drags one
    bool m_dragsPicture = false;               ///< since the mouse was pressed with Ctrl
    std::unique_ptr<QTemporaryDir> m_dragged;  ///< created when a picture is dragged
    QElapsedTimer m_lastWheel;
    Qt::Orientations m_wheelZoom = Qt::Horizontal | Qt::Vertical;
};

}  // namespace tensordesk
