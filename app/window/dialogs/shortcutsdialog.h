// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QIcon>

#include <vector>

class QAction;
class QLineEdit;
class QTreeWidget;

namespace tensordesk {

/// The shortcuts, grouped by purpose, with a search by words or keys.
class ShortcutsDialog final : public QDialog {
    Q_OBJECT

public:
    struct Row {
        QString text;
        QString keys;
        QString tip = {};
        QIcon icon = {};
    };
    struct Group {
        QString title;
        std::vector<Row> rows = {};

        /// Adds the actions that have a key.
        void add(const QList<QAction*>& actions);
    };

    /// Skips groups without rows.
    ShortcutsDialog(const std::vector<Group>& groups, QWidget* parent);

private:
    void search(const QString& text);

    QLineEdit* m_query;
    QTreeWidget* m_list;
};

}  // namespace tensordesk
