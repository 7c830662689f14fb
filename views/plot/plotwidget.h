// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/picture.h"
#include "views/plot/qcp.h"

#include <memory>
#include <optional>

class QMimeData;
class QTemporaryDir;

namespace tensordesk {

/// A QCustomPlot in the program's looks, light or dark, with what all our plots share: the pointer, zoom
/// and pan by mouse and keys, and its picture, which the mouse drags away with Ctrl.
class PlotWidget final : public QCustomPlot {
    Q_OBJECT

public:
    explicit PlotWidget(QWidget* parent = nullptr);
    ~PlotWidget() override;

    /// Copies the plot as it is on the screen.
    void copyPicture();
    /// The picture for dragging it to another program: as an image, and as a file that is there as long as this.
    [[nodiscard]] std::unique_ptr<QMimeData> draggedPicture();
    /// The plot as it is on the screen. REQUIRES: used before this ends.
    [[nodiscard]] Picture picture();
    /// Writes it to a file of the kind its ending names; see Picture. False if the file cannot be written.
    bool savePicture(const QString& path, double scale);
    /// Asks where, then saves; tells what went wrong by message().
    void askToSavePicture();
    /// The actions every plot offers in its context menu.
    [[nodiscard]] QList<QAction*> commonActions() const { return {m_reset, m_copy, m_save}; }
    /// More of them, after the common ones.
    void addMenuAction(QAction* action)
    {
        m_more << action;
        addAction(action);
    }
    /// Removes all curves. Costs much less than QCustomPlot's own, which lays out the legend anew for each of them.
    void removeAll();
    /// The legend stands beside the plot, not on it, and only in pictures of it: on the screen a LegendList tells what is
    /// drawn. It holds only what is added to it.
    void placeLegendBeside();
    /// Where there is no list, the legend stands beside the plot on the screen too.
    void showLegend();
    /// A linear or a logarithmic axis, with ticks to match.
    void setLogarithmic(QCPAxis* axis, bool logarithmic);
    /// Another axis of values, right of the plot.
    [[nodiscard]] QCPAxis* addValueAxis();
    /// Makes a linear axis of values count in that unit; see Note [Axis units].
    static void setUnit(QCPAxis* axis, double unit);
    /// What the wheel zooms; Shift makes it the vertical axis alone, Ctrl both.
    void setWheelZoom(Qt::Orientations orientations) { m_wheelZoom = orientations; }

Q_SIGNALS:
    /// The pointer moved in the plot, in pixels; left() when it went.
    void hovered(const QPoint& position);
    void left();
    /// A person clicked there without dragging.
    void clicked(const QPoint& position);
    /// A person asked for the whole again: double click, Home, or the menu.
    void resetRequested();
    /// Colours changed: plottables must be drawn with those of the scheme now in force.
    void restyled();
    void message(const QString& text);

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
    /// Lays out anew until the axes stay in place: their labels were chosen for where they lay before, and the labels' widths
    /// move them.
    void settleLayout();
    void dragPicture();
    void setLegendPlaced(bool placed);
    /// As on the screen, with the legend.
    [[nodiscard]] QPixmap pixmap();

    QRect m_place;                    ///< of the axes, when their labels were chosen
    int m_layoutRound = 0;            ///< of the layouts that one asks for
    QCPLayoutGrid* m_side = nullptr;  ///< with the legend, once that stands beside; else not in the layout
    bool m_isLegendShown = false;
    QAction* m_reset;
    QAction* m_copy;
    QAction* m_save;
    QList<QAction*> m_more;
    std::optional<QPoint> m_pressed;
    bool m_dragsPicture = false;               ///< since the mouse was pressed with Ctrl
    std::unique_ptr<QTemporaryDir> m_dragged;  ///< once a picture was dragged away
    Qt::Orientations m_wheelZoom = Qt::Horizontal | Qt::Vertical;
};

}  // namespace tensordesk
