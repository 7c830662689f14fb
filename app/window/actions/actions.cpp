// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/actions.h"

#include "app/window/actions/actionname.h"
#include "app/window/mainwindow.h"

#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>
#include <cstring>
#include <map>
#include <optional>
#include <utility>

namespace tensordesk {

namespace {

QAction* makeAction(const ActionRow& row, MainWindow& window)
{
    auto* const action = new QAction(row.text, &window);
    action->setObjectName(QString::fromLatin1(row.id));
    if (row.icon) {
        action->setIcon(icon(*row.icon));
    }
    action->setIconText(actionName(row.text));
    action->setShortcuts(row.keys);
    action->setShortcutContext(row.context);
    action->setMenuRole(row.role);
    action->setCheckable(row.isCheckable || row.choice != Choice::None);
    action->setStatusTip(row.tip);
    const QString keys = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? row.tip : QStringLiteral("%1 (%2)").arg(row.tip, keys));
    if (row.run) {
        QObject::connect(action, &QAction::triggered, &window, [&window, run = row.run](bool checked) { run(window, checked); });
    }
    if (row.toggled) {
        QObject::connect(action, &QAction::toggled, &window, [&window, run = row.toggled](bool checked) { run(window, checked); });
    }
    return action;
}

}  // namespace

Actions::Actions(MainWindow& window) : m_window(window)
{
    std::map<Choice, QActionGroup*> groups;
    for (ActionRow& row : actionRows()) {
        QAction* const action = makeAction(row, window);
        if (row.choice != Choice::None) {
            QActionGroup*& group = groups[row.choice];
            group = group != nullptr ? group : new QActionGroup(&window);
            group->addAction(action);
        }
        m_made.push_back({std::move(row), action});
    }
}

QAction& Actions::operator[](const char* id) const
{
    return *std::find_if(m_made.begin(), m_made.end(), [id](const Made& made) {
                return std::strcmp(made.row.id, id) == 0;
            })->action;
}

QList<QAction*> Actions::all() const
{
    QList<QAction*> actions;
    for (const Made& made : m_made) {
        actions << made.action;
    }
    return actions;
}

std::vector<std::pair<QString, QList<QAction*>>> Actions::byPurpose() const
{
    const std::pair<Menu, QString> titles[] = {
        {Menu::File, tr("Open, save, compare")}, {Menu::Go, tr("Find, step and play")}, {Menu::View, tr("Choose the shown part")},
        {Menu::Edit, tr("Edit and copy")},       {Menu::Help, tr("Get help")},
    };
    std::vector<std::pair<QString, QList<QAction*>>> groups;
    for (const auto& [menu, title] : titles) {
        groups.emplace_back(title, QList<QAction*>());
        for (const auto& [row, action] : m_made) {
            if (row.menu == menu || (menu == Menu::View && row.menu == Menu::Appearance)) {
                groups.back().second << action;
            }
        }
    }
    return groups;
}

QList<QAction*> Actions::ofTree() const
{
    QList<QAction*> actions;
    for (const Made& made : m_made) {
        if (made.row.isInTree) {
            actions << made.action;
        }
    }
    return actions;
}

QString Actions::title(Menu menu)
{
    switch (menu) {
    case Menu::File: return tr("&File");
    case Menu::Edit: return tr("&Edit");
    case Menu::View: return tr("&View");
    case Menu::Appearance: return tr("&Appearance");
    case Menu::Go: return tr("&Go");
    case Menu::Help: return tr("&Help");
    }
    return {};
}

void Actions::fill(QMenuBar& bar, QMenu* recent) const
{
    std::map<Menu, QMenu*> menus;
    for (const auto& [row, action] : m_made) {
        QMenu*& menu = menus[row.menu];
        if (menu == nullptr) {
            menu = row.menu == Menu::Appearance ? menus.at(Menu::View)->addMenu(title(row.menu)) : bar.addMenu(title(row.menu));
        }
        if (row.begins) {
            menu->addSeparator();
        }
        menu->addAction(action);
        if (row.hasRecentFiles) {
            menu->addMenu(recent);
        }
    }
}

void Actions::fill(QToolBar& bar) const
{
    std::map<int, const Made*> places;
    for (const Made& made : m_made) {
        if (made.row.toolBar > 0) {
            places[made.row.toolBar] = &made;
        }
    }
    int group = 0;
    for (const auto& [place, made] : places) {
        if (place / 10 != std::exchange(group, place / 10)) {
            bar.addSeparator();
        }
        bar.addAction(made->action);
        auto* const button = qobject_cast<QToolButton*>(bar.widgetForAction(made->action));
        if (button != nullptr && made->row.hasToolText) {
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        }
    }
}

void Actions::update() const
{
    for (const auto& [row, action] : m_made) {
        if (row.isEnabled) {
            action->setEnabled(row.isEnabled(m_window));
        }
        if (row.isVisible) {
            action->setVisible(row.isVisible(m_window));
        }
        if (row.isChecked) {
            action->setChecked(row.isChecked(m_window));
        }
        if (row.textNow) {
            action->setText(row.textNow(m_window));
        }
    }
}

QString Actions::markdown()
{
    QString page = QStringLiteral(
        "# The actions of the window\n\nMenu by menu; the command palette (Ctrl+Shift+P) finds any of them by its name.\n");
    std::optional<Menu> menu;
    for (const ActionRow& row : actionRows()) {
        if (menu != row.menu) {
            menu = row.menu;
            page += QStringLiteral("\n## %1\n\n| action | keys | what it does |\n| --- | --- | --- |\n")
                        .arg(actionName(title(row.menu)));
        }
        const QString keys = row.keys.isEmpty() ? row.text.section(QLatin1Char('\t'), 1)
                                                : QKeySequence::listToString(row.keys, QKeySequence::PortableText);
        page += QStringLiteral("| %1 | %2 | %3 |\n").arg(actionName(row.text), keys, row.tip);
    }
    return page;
}

}  // namespace tensordesk
