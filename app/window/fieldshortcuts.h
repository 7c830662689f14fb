// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace tensordesk {

/// On some desktops fields take keys such as Ctrl+E and Ctrl+K for moving and deleting in their text. In a window with
/// this they are the window's, as everywhere else in it; what edits a text stays with the field.
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
