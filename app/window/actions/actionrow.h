// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/style/icons.h"

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace tensordesk {

class MainWindow;

/// The menus of the window, in order. Appearance is within View.
enum class Menu { File, Edit, View, Appearance, Go, Help };
/// A group of actions of which one is checked.
enum class Choice { None, Views, Appearance };

/// The complete description of one action of the window. Menus, toolbar, context menu, command palette, sheet of shortcuts and
/// documentation are made from these rows: to add an action, add its row.
struct ActionRow {
    const char* id;  ///< "save": the name of its object, by which it is found
    Menu menu;
    QString text;  ///< with a mnemonic mark; after a tab a key that only applies in some places
    QString tip;   ///< its effect, without a subject
    std::optional<Symbol> icon = {};
    QList<QKeySequence> keys = {};
    Qt::ShortcutContext context = Qt::WindowShortcut;
    bool begins = false;  ///< starts a group of its menu
    int toolBar = 0;      ///< its position there; each ten is a group, 0 is none
    bool hasToolText = false;
    bool isInTree = false;        ///< in the context menu of the tree
    bool hasRecentFiles = false;  ///< the menu of recent files follows it
    bool isCheckable = false;
    Choice choice = Choice::None;
    QAction::MenuRole role = QAction::TextHeuristicRole;

    /// Called when the user triggers it; also by a late shortcut when it is no longer enabled. `checked`: its current state.
    std::function<void(MainWindow&, bool checked)> run = {};
    /// Called when its check mark changed, by the user or the settings.
    std::function<void(MainWindow&, bool checked)> toggled = {};
    /// Called whenever the window or its current document changed; if not set, it is always enabled.
    std::function<bool(const MainWindow&)> isEnabled = {};
    std::function<bool(const MainWindow&)> isVisible = {};
    std::function<bool(const MainWindow&)> isChecked = {};
    std::function<QString(const MainWindow&)> textNow = {};
};

/// Returns every action of the window, menu by menu.
[[nodiscard]] std::vector<ActionRow> actionRows();

// The rows of a menu, each in its own source.
[[nodiscard]] std::vector<ActionRow> fileRows();
[[nodiscard]] std::vector<ActionRow> editRows();
[[nodiscard]] std::vector<ActionRow> viewRows();
[[nodiscard]] std::vector<ActionRow> goRows();
[[nodiscard]] std::vector<ActionRow> helpRows();

}  // namespace tensordesk
