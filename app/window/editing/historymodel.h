// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QStringList>

#include <optional>

namespace tensordesk {

/// The history of a document for the window, at the end of the last task.
struct ShownHistory {
    QStringList statements = {};           ///< done and undone, oldest first
    int position = 0;                      ///< the number of done ones
    std::optional<int> savedPosition = 0;  ///< the number of those in the file; empty if it has others
};

/// A history as a list: row 0 is how the document was opened, row n the n-th statement in one line. The row of the file's state has
/// the icon of saving. shown() returns the current row.
class HistoryModel final : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void show(const ShownHistory& history);
    /// Returns the row of the document's current state.
    [[nodiscard]] QModelIndex shown() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    ShownHistory m_history;
};

/// Returns statements in one line.
[[nodiscard]] QString inOneLine(const QString& statements);

}  // namespace tensordesk
