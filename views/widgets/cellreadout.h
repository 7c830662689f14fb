// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QModelIndex>
#include <QObject>
#include <QPointer>
#include <QString>

class QAbstractItemView;

namespace tensordesk {

/// Shows the exact value of a table's cell under the pointer, or of its current cell, in the status line of the window, and copies
/// the selected rows with exact values by Ctrl+C. The model's ExactRole has the values of cells that are rounded; its StatusTipRole
/// can replace the whole text. REQUIRES: the view has its model. The view owns it.
class CellReadout final : public QObject {
    Q_OBJECT

public:
    explicit CellReadout(QAbstractItemView& view);

    /// Copies the selected cells, or the current one, as lines with tabs. Hidden columns are left out.
    void copy() const;
    /// Copies from the table of `page` that has the focus, otherwise from the first visible one. Does nothing without a table.
    static void copyFrom(const QWidget& page);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tell(const QModelIndex& index) const;
    [[nodiscard]] QString described(const QModelIndex& index) const;
    [[nodiscard]] bool isHidden(int column) const;

    QAbstractItemView& m_view;
    QPointer<QObject> m_living;  ///< null once the destructor of the view has begun
};

}  // namespace tensordesk
