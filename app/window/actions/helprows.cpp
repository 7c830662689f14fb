// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/rowparts.h"
#include "app/window/dialogs/explaindialog.h"
#include "app/window/document/documentpane.h"
#include "views/widgets/dialogs.h"

namespace tensordesk {

std::vector<ActionRow> helpRows()
{
    using namespace rowparts;
    return {
        {.id = "palette",
         .menu = Menu::Help,
         .text = Actions::tr("&Command palette"),
         .tip = Actions::tr("Find any action by its name"),
         .icon = Symbol::Search,
         .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_P, Qt::CTRL | Qt::Key_K},
         .run = inWindow(&MainWindow::showPalette)},
        {.id = "manual",
         .menu = Menu::Help,
         .text = Actions::tr("&Manual"),
         .tip = Actions::tr("Open the manual page of the focused control"),
         .icon = Symbol::Help,
         .keys = {QKeySequence::HelpContents},
         .run = inWindow(&MainWindow::showManual)},
        {.id = "tour",
         .menu = Menu::Help,
         .text = Actions::tr("Take a &tour"),
         .tip = Actions::tr("See the parts of the window in six steps, with the sample"),
         .run = inWindow(&MainWindow::takeTour)},
        {.id = "shortcuts",
         .menu = Menu::Help,
         .text = Actions::tr("&Keyboard shortcuts"),
         .tip = Actions::tr("List the keyboard shortcuts, grouped by task"),
         .keys = {Qt::CTRL | Qt::Key_Question},
         .run = inWindow(&MainWindow::showShortcuts)},
        {.id = "explain",
         .menu = Menu::Help,
         .text = Actions::tr("&Explain an error…"),
         .tip = Actions::tr("Paste an error of Python and see which dims do not fit and what to write instead"),
         .run =
             [](MainWindow& window, bool) {
                 const DocumentPane* const pane = window.current();
                 dialogs::open(new ExplainDialog(pane != nullptr ? pane->root() : std::nullopt, &window));
             }},
        {.id = "about",
         .menu = Menu::Help,
         .text = Actions::tr("&About TensorDesk"),
         .tip = Actions::tr("Version and licences"),
         .icon = Symbol::Info,
         .role = QAction::AboutRole,
         .run = inWindow(&MainWindow::showAbout)},
    };
}

}  // namespace tensordesk
