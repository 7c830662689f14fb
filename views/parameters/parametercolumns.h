// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSet>
#include <QTimer>

class QAction;
class QTreeView;

namespace tensordesk {

class ParameterModel;

/// The columns of a table of parameters: by content, and the last ones, which the tree shows too, only if there is space. The
/// header's actions show and hide them; then the table may scroll.
class ParameterColumns final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: the view has its model, whose columns are those of `model`.
    ParameterColumns(QTreeView& view, const ParameterModel& model);

    /// Shares the width of the view among the columns.
    void fit();
    /// Does so once the current changes of rows are over, a few times a second.
    void fitSoon()
    {
        if (!m_soon.isActive()) {
            m_soon.start();
        }
    }

Q_SIGNALS:
    /// Columns were shown or hidden. `hidden`: the number of hidden ones that have values.
    void fitted(int hidden);

private:
    [[nodiscard]] int widthOf(int column) const;
    void show(int column, bool shown);

    QTreeView& m_view;
    const ParameterModel& m_model;
    QList<QAction*> m_actions;  ///< from the second column on
    QSet<int> m_chosen;         ///< the user chose their visibility
    QTimer m_soon;
};

}  // namespace tensordesk
