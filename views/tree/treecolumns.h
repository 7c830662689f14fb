// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tree/leaffigures.h"

#include <QList>
#include <QModelIndex>
#include <QObject>
#include <QSet>
#include <QTimer>
#include <QVariantList>

class QAction;
class QTreeView;

namespace tensordesk {

/// The columns of a tree of TensorTreeModel: which are shown, their order and widths. They share the width by content, so that no
/// horizontal scrolling is needed. The header's actions show and hide them; by default devices are shown if they differ, and
/// dtypes, sizes and curves if there is space.
class TreeColumns final : public QObject {
    Q_OBJECT

public:
    /// Hides the additional columns. REQUIRES: the view has its model, with all columns.
    explicit TreeColumns(QTreeView& view);

    /// Sets default widths for the view's font.
    void layOut();
    /// Shares the width of the view among its columns. Shapes are cut before names are, but for the outer dims and the dtype, which
    /// long names leave visible. Only columns that the user chose can need more than this width.
    void fit();
    /// Returns the width in pixels at which names, shapes and dtypes of the visible rows are not cut, at most `most`; with curves
    /// if these fit in three quarters of that.
    [[nodiscard]] int contentWidth(int most) const;
    void setShown(int column, bool shown);
    /// See TensorTreeView::columnState().
    [[nodiscard]] QVariantList state() const;
    void restore(const QVariantList& state);
    /// Returns the figures that the shown columns need.
    [[nodiscard]] FigureKinds figures() const;

Q_SIGNALS:
    /// A column was shown or hidden.
    void shownChanged();
    /// The columns were fitted to other rows.
    void rowsFitted();

private:
    void addActions();
    void checkActions();
    /// Shows or hides a column, unless the user chose its visibility.
    void showIfUnchosen(int column, bool shown);
    void lookForDevices(const QModelIndex& parent, int first, int last);
    [[nodiscard]] bool isAnyShown(int first, int last) const;
    [[nodiscard]] int figureWidth() const;
    [[nodiscard]] int defaultWidth(int column) const;
    [[nodiscard]] int widthForNames() const;
    [[nodiscard]] int widthForShapes() const;
    [[nodiscard]] int enoughForNames(int figures) const;
    [[nodiscard]] int enoughForShapes() const;

    QTreeView& m_view;
    QList<QAction*> m_actions;  ///< from ShapeColumn on
    int m_shapeWidth = 0;       ///< that the user set; 0: by content
    bool m_isFitting = false;
    QTimer m_fitSoon;
    QSet<QString> m_devices;  ///< of the rows read so far
    QSet<int> m_chosen;       ///< the user chose their visibility
};

}  // namespace tensordesk
