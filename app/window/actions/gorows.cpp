// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/rowparts.h"
#include "app/window/dialogs/valuesearchdialog.h"

namespace tensordesk {

namespace {

using namespace rowparts;

bool hasTabs(const MainWindow& window)
{
    return window.documentCount() > 1;
}

ActionRow stepRow(const char* id, int by, const QString& text, std::optional<Symbol> symbol, const QKeySequence& keys,
                  const QString& tip)
{
    return {.id = id,
            .menu = Menu::Go,
            .text = text,
            .tip = tip,
            .icon = symbol,
            .keys = {keys},
            .run = onData([by](DataPane& data) { data.step(by); }),
            .isEnabled = hasDocument};
}

ActionRow beginning(ActionRow row)
{
    row.begins = true;
    return row;
}

}  // namespace

std::vector<ActionRow> goRows()
{
    return {
        {.id = "expression",
         .menu = Menu::Go,
         .text = Actions::tr("&Expression"),
         .tip = Actions::tr("Type an index or an expression"),
         .keys = {Qt::CTRL | Qt::Key_L},
         .run = onPane(&DocumentPane::focusExpression),
         .isEnabled = hasDocument},
        {.id = "searchKeys",
         .menu = Menu::Go,
         .text = Actions::tr("&Search keys"),
         .tip = Actions::tr("Filter the tree by key"),
         .icon = Symbol::Search,
         .keys = {QKeySequence::Find},
         .run = inWindow(&MainWindow::searchKeys),
         .isEnabled = hasDocument},
        {.id = "searchValues",
         .menu = Menu::Go,
         .text = Actions::tr("Search va&lues"),
         .tip = Actions::tr("Search the values of all keys for a condition, such as isnan or > 1e6"),
         .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_F},
         .run =
             [](MainWindow& window, bool) {
                 if (DocumentPane* const pane = window.current()) {
                     ValueSearchDialog::openFor(*pane, window.jobs());
                 }
             },
         .isEnabled = hasDocument},
        {.id = "overview",
         .menu = Menu::Go,
         .text = Actions::tr("&Overview"),
         .tip = Actions::tr("Show the overview: episodes, health and sizes"),
         .keys = {Qt::CTRL | Qt::Key_0},
         .run = onPane(&DocumentPane::showOverview),
         .isEnabled = hasDocument},
        beginning(
            stepRow("stepBack", -1, Actions::tr("Step &back"), Symbol::Previous, Qt::Key_Comma, Actions::tr("One index back"))),
        stepRow("stepForward", 1, Actions::tr("Step &forward"), Symbol::Next, Qt::Key_Period, Actions::tr("One index on")),
        stepRow("stepBackFar", -10, Actions::tr("Step back by 10"), {}, Qt::SHIFT | Qt::Key_Comma, Actions::tr("Ten indices back")),
        stepRow("stepForwardFar", 10, Actions::tr("Step forward by 10"), {}, Qt::SHIFT | Qt::Key_Period,
                Actions::tr("Ten indices on")),
        {.id = "previousEpisode",
         .menu = Menu::Go,
         .text = Actions::tr("Pre&vious episode"),
         .tip = Actions::tr("To the first step of the episode, then of the one before"),
         .keys = {Qt::Key_BracketLeft},
         .run = onPane([](DocumentPane& pane) { pane.stepEpisode(true); }),
         .isEnabled = when(&DocumentPane::hasEpisodes)},
        {.id = "nextEpisode",
         .menu = Menu::Go,
         .text = Actions::tr("Ne&xt episode"),
         .tip = Actions::tr("To the first step of the next episode"),
         .keys = {Qt::Key_BracketRight},
         .run = onPane([](DocumentPane& pane) { pane.stepEpisode(false); }),
         .isEnabled = when(&DocumentPane::hasEpisodes)},
        {.id = "play",
         .menu = Menu::Go,
         .text = Actions::tr("&Play or pause\tSpace"),
         .tip = Actions::tr("Play along the dim; Space in a view does the same"),
         .icon = Symbol::Play,
         .run = onData(&DataPane::togglePlay),
         .isEnabled = hasDocument},
        {.id = "nextTab",
         .menu = Menu::Go,
         .text = Actions::tr("&Next document"),
         .tip = Actions::tr("Bring the next tab to the front"),
         .keys = {Qt::CTRL | Qt::Key_Tab},
         .begins = true,
         .run = [](MainWindow& window, bool) { window.turnTab(1); },
         .isEnabled = hasTabs},
        {.id = "previousTab",
         .menu = Menu::Go,
         .text = Actions::tr("&Previous document"),
         .tip = Actions::tr("Bring the tab before to the front"),
         .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_Tab},
         .run = [](MainWindow& window, bool) { window.turnTab(-1); },
         .isEnabled = hasTabs},
        // Esc belongs to whoever has the focus while there is nothing to cancel.
        {.id = "cancelJob",
         .menu = Menu::Go,
         .text = Actions::tr("&Cancel the newest job"),
         .tip = Actions::tr("Cancel the last job"),
         .keys = {Qt::Key_Escape},
         .begins = true,
         .run = [](MainWindow& window, bool) { window.jobs().cancelNewest(); },
         .isEnabled = [](const MainWindow& window) { return window.jobs().canCancel(); }},
    };
}

}  // namespace tensordesk
