// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/actions/actionrow.h"

#include <QCoreApplication>

#include <utility>
#include <vector>

class QMenu;
class QMenuBar;
class QToolBar;

namespace tensordesk {

/// The actions of one window, made from actionRows(): one QAction each, with the same name, icon and shortcut in menu, toolbar and
/// context menu. The window owns them.
class Actions final {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::Actions)

public:
    /// REQUIRES: `window` outlives this object.
    explicit Actions(MainWindow& window);

    /// Returns the action of the row with this id. REQUIRES: there is one.
    [[nodiscard]] QAction& operator[](const char* id) const;
    /// Returns all actions, in the order of the menus.
    [[nodiscard]] QList<QAction*> all() const;
    /// Returns all actions in groups by purpose, each with its title.
    [[nodiscard]] std::vector<std::pair<QString, QList<QAction*>>> byPurpose() const;
    /// Returns the actions that the window adds to the tree's context menu.
    [[nodiscard]] QList<QAction*> ofTree() const;

    /// Fills the menu bar. `recent`: the menu of recent files.
    void fill(QMenuBar& bar, QMenu* recent) const;
    void fill(QToolBar& bar) const;
    /// Updates which actions are enabled.
    void update() const;

    /// Returns the names, keys and tips of all rows as a documentation page.
    [[nodiscard]] static QString markdown();

private:
    [[nodiscard]] static QString title(Menu menu);

    struct Made {
        ActionRow row;
        QAction* action;
    };

    MainWindow& m_window;
    std::vector<Made> m_made;
};

}  // namespace tensordesk
