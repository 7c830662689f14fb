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

/// The columns of a tree of TensorTreeModel: which are shown, their order and widths. The key column gets the remaining width. The
/// header's actions show and hide them; by default devices are shown if they differ, and curves if there is space.
class TreeColumns final : public QObject {
    Q_OBJECT

public:
    /// Hides the additional columns. REQUIRES: the view has its model, with all columns.
    explicit TreeColumns(QTreeView& view);

    /// Sets default widths for the view's font.
    void layOut();
    /// Gives the key column the remaining width, so that no horizontal scrolling is needed. If that is too little for the visible
    /// names, the key column keeps the necessary width, the shape column gets the rest if it is useful, and the others are hidden.
    void fitKey();
    void setShown(int column, bool shown);
    /// See TensorTreeView::columnState().
    [[nodiscard]] QVariantList state() const;
    void restore(const QVariantList& state);
    /// Returns the figures that the shown columns need.
    [[nodiscard]] FigureKinds figures() const;

Q_SIGNALS:
    /// The user, or setShown(), showed or hid a column.
    void shownChanged();

private:
    void addActions();
    void checkActions();
    /// Shows or hides a column, unless the user chose its visibility.
    void showIfUnchosen(int column, bool shown);
    void lookForDevices(const QModelIndex& parent, int first, int last);
    [[nodiscard]] bool isAnyShown(int first, int last) const;
    [[nodiscard]] int widthOf(int column) const;

    QTreeView& m_view;
    QList<QAction*> m_actions;  ///< from ShapeColumn on
    int m_shapeWidth = 0;       ///< if there is space
    bool m_isFitting = false;
    QTimer m_fitSoon;
    QSet<QString> m_devices;  ///< of the rows read so far
    QSet<int> m_chosen;       ///< the user chose their visibility
};

}  // namespace tensordesk
