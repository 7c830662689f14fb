// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace tensordesk {

/// On some desktops text fields use keys such as Ctrl+E and Ctrl+K to move and delete in their text. In a window with this filter
/// these keys trigger the window's actions; other editing keys stay with the field.
class FieldShortcuts final : public QObject {
    Q_OBJECT

public:
    FieldShortcuts(QList<QAction*> actions, QWidget& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QList<QAction*> m_actions;
    QWidget& m_window;
};

}  // namespace tensordesk
