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

/// The columns of a tree of TensorTreeModel: which are shown, where and how wide. The key has what the others leave. The
/// header's actions show and hide them; until a person did, devices are shown where they differ, and the values' courses
/// where there is room for them.
class TreeColumns final : public QObject {
    Q_OBJECT

public:
    /// Those beyond the usual ones are hidden. REQUIRES: the view has its model, with all columns.
    explicit TreeColumns(QTreeView& view);

    /// Gives all their usual widths, for the view's font.
    void layOut();
    /// Gives the key what the others leave: nothing needs to be scrolled sideways. But where they leave too little for the
    /// names in sight, it keeps that much, the shape has what is left as far as that tells something, and the others go out of
    /// sight.
    void fitKey();
    void setShown(int column, bool shown);
    /// See TensorTreeView::columnState().
    [[nodiscard]] QVariantList state() const;
    void restore(const QVariantList& state);
    /// What has to be read of leaves for the columns that are shown.
    [[nodiscard]] FigureKinds figures() const;

Q_SIGNALS:
    /// A person, or setShown(), showed or hid a column.
    void shownChanged();

private:
    void addActions();
    void checkActions();
    /// Shows or hides what nobody has chosen.
    void showIfUnchosen(int column, bool shown);
    void lookForDevices(const QModelIndex& parent, int first, int last);
    [[nodiscard]] bool isAnyShown(int first, int last) const;
    [[nodiscard]] int widthOf(int column) const;

    QTreeView& m_view;
    QList<QAction*> m_actions;  ///< from ShapeColumn on
    int m_shapeWidth = 0;       ///< where there is room
    bool m_isFitting = false;
    QTimer m_fitSoon;
    QSet<QString> m_devices;  ///< of the rows read so far
    QSet<int> m_chosen;       ///< a person said whether these are to be seen
};

}  // namespace tensordesk
