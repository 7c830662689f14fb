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

/// The actions of one window, made of actionRows(): one QAction each, with the same name, icon and shortcut in menu,
/// toolbar and context menu. The window owns them.
class Actions final {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::Actions)

public:
    /// `window` outlives this.
    explicit Actions(MainWindow& window);

    /// The action of the row with this id. REQUIRES: there is one.
    [[nodiscard]] QAction& operator[](const char* id) const;
    /// All of them, in the order of the menus.
    [[nodiscard]] QList<QAction*> all() const;
    /// All of them in groups by what one does with them, each with its title.
    [[nodiscard]] std::vector<std::pair<QString, QList<QAction*>>> byPurpose() const;
    /// What the context menu of the tree adds to the tree's own.
    [[nodiscard]] QList<QAction*> ofTree() const;

    /// Fills the menu bar; `recent` is the menu of recent files.
    void fill(QMenuBar& bar, QMenu* recent) const;
    void fill(QToolBar& bar) const;
    /// Makes them say what can be done now.
    void update() const;

    /// The names, keys and tips of all rows as a page of documentation.
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
