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

/// The menus of the window, in their order. Appearance is one within View.
enum class Menu { File, Edit, View, Appearance, Go, Help };
/// Actions of which one is checked.
enum class Choice { None, Views, Appearance };

/// All there is to say of one action of the window. Menus, toolbar, context menu, command palette, sheet of shortcuts and
/// documentation are made of these rows: an action is added by adding its row.
struct ActionRow {
    const char* id;  ///< "save": the name of its object, by which others find it
    Menu menu;
    QString text;  ///< with the mark of its key; behind a tabulator a key that is its own in some places alone
    QString tip;   ///< what it does, half a sentence
    std::optional<Symbol> icon = {};
    QList<QKeySequence> keys = {};
    Qt::ShortcutContext context = Qt::WindowShortcut;
    bool begins = false;  ///< a group of its menu
    int toolBar = 0;      ///< its place there; each ten is a group, 0 is none
    bool hasToolText = false;
    bool isInTree = false;        ///< in the context menu of the tree
    bool hasRecentFiles = false;  ///< their menu stands behind it
    bool isCheckable = false;
    Choice choice = Choice::None;
    QAction::MenuRole role = QAction::TextHeuristicRole;

    /// A person triggered it. A shortcut may come late, when it is no longer enabled. `checked`: as it is now.
    std::function<void(MainWindow&, bool checked)> run = {};
    /// Its check mark changed, by a person or by the settings.
    std::function<void(MainWindow&, bool checked)> toggled = {};
    /// Asked whenever the window or its document in front changed; where there is none, it is always so.
    std::function<bool(const MainWindow&)> isEnabled = {};
    std::function<bool(const MainWindow&)> isVisible = {};
    std::function<bool(const MainWindow&)> isChecked = {};
    std::function<QString(const MainWindow&)> textNow = {};
};

/// Every action of the window, menu by menu.
[[nodiscard]] std::vector<ActionRow> actionRows();

// The rows of a menu, each in a source of its own.
[[nodiscard]] std::vector<ActionRow> fileRows();
[[nodiscard]] std::vector<ActionRow> editRows();
[[nodiscard]] std::vector<ActionRow> viewRows();
[[nodiscard]] std::vector<ActionRow> goRows();
[[nodiscard]] std::vector<ActionRow> helpRows();

}  // namespace tensordesk
