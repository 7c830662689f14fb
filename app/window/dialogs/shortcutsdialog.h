// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QIcon>

#include <vector>

class QAction;
class QLineEdit;
class QTreeWidget;

namespace tensordesk {

/// What is done by keys, in groups by what it does, and searched by its words or its keys.
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

        /// Adds what has a key.
        void add(const QList<QAction*>& actions);
    };

    /// Groups without rows are left out.
    ShortcutsDialog(const std::vector<Group>& groups, QWidget* parent);

private:
    void search(const QString& text);

    QLineEdit* m_query;
    QTreeWidget* m_list;
};

}  // namespace tensordesk
