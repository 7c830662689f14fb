// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QStringList>

#include <optional>

namespace tensordesk {

/// What the window shows of a document's history, as it was at the end of the last task.
struct ShownHistory {
    QStringList statements = {};           ///< done and undone, oldest first
    int position = 0;                      ///< how many of them are done
    std::optional<int> savedPosition = 0;  ///< how many of them the file has; nothing if it has others
};

/// A history as a list: in row 0 how the document was opened, in row n the n-th statement, in one line each. The row that
/// the file has bears the icon of saving. Which row is shown is said by shown().
class HistoryModel final : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void show(const ShownHistory& history);
    /// The row of what the document is now.
    [[nodiscard]] QModelIndex shown() const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    ShownHistory m_history;
};

/// Statements in one line.
[[nodiscard]] QString inOneLine(const QString& statements);

}  // namespace tensordesk
