// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/rowparts.h"
#include "app/window/document/plotlayouts.h"
#include "app/window/session/programsettings.h"
#include "views/kinds/viewkinds.h"

namespace tensordesk {

namespace {

using namespace rowparts;

/// The n-th kind of view.
ActionRow kindRow(const ViewKindRow& view, int n)
{
    const ViewKind kind = view.kind;
    return {.id = view.name,
            .menu = Menu::View,
            .text = viewText(view.action),
            .tip = viewText(view.tip),
            .icon = view.symbol,
            .keys = {Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + n)},
            .choice = Choice::Views,
            .run = onData([kind](DataPane& data) { data.setViewKind(kind); }),
            .isEnabled = when([kind](DocumentPane& pane) { return pane.data().offers(kind); }),
            .isChecked = when([kind](DocumentPane& pane) { return pane.data().viewKind() == kind; })};
}

std::vector<ActionRow> kindRows()
{
    std::vector<ActionRow> rows;
    for (const ViewKindRow& view : viewKinds()) {
        rows.push_back(kindRow(view, static_cast<int>(rows.size())));
    }
    return rows;
}

ActionRow lookRow(const char* id, ColourScheme scheme, const QString& text, const QString& tip)
{
    return {.id = id,
            .menu = Menu::Appearance,
            .text = text,
            .tip = tip,
            .choice = Choice::Appearance,
            .run = [scheme](MainWindow& window, bool) { window.setColourScheme(scheme); },
            .isChecked = [scheme](const MainWindow&) { return programsettings::colourScheme() == scheme; }};
}

}  // namespace

std::vector<ActionRow> viewRows()
{
    std::vector<ActionRow> rows = kindRows();
    const std::vector<ActionRow> others{
        {.id = "plotTogether",
         .menu = Menu::View,
         .text = Actions::tr("Plot &keys in panes"),
         .tip = Actions::tr("Draw the curves of the selected keys below each other, each with a y axis of its own"),
         .begins = true,
         .isInTree = true,
         .run = onPane([](DocumentPane& pane) { pane.layouts().plotTogether(); }),
         .isEnabled = when([](DocumentPane& pane) { return pane.layouts().canPlotTogether(); })},
        {.id = "alignEpisodes",
         .menu = Menu::View,
         .text = Actions::tr("Episodes &from their starts"),
         .tip = Actions::tr("Align episodes at their starts, with their statistics; off: steps in stored order"),
         .isCheckable = true,
         .run = onPane([](DocumentPane& pane, bool aligned) { pane.layouts().align(aligned); }),
         .isEnabled = when([](DocumentPane& pane) { return pane.layouts().canAlign(); }),
         .isChecked = when([](DocumentPane& pane) { return pane.layouts().areAligned(); })},
        {.id = "curveLayouts",
         .menu = Menu::View,
         .text = Actions::tr("La&youts of curves…"),
         .tip = Actions::tr("Save which keys are drawn where under a name, or draw them so as was saved"),
         .run = onPane([](DocumentPane& pane) { pane.layouts().choose(); }),
         .isEnabled = hasDocument},
        {.id = "nameChannels",
         .menu = Menu::View,
         .text = Actions::tr("Name c&hannels…"),
         .tip = Actions::tr("Name the indices of the last dim of the shown key, for files of this folder"),
         .run = onData([](DataPane& data) { data.nameChannels(); }),
         .isEnabled = when([](DocumentPane& pane) { return pane.data().hasChannels(); })},
        {.id = "showTree",
         .menu = Menu::View,
         .text = Actions::tr("T&ree"),
         .tip = Actions::tr("Show or hide the tree"),
         .keys = {Qt::Key_F9},
         .begins = true,
         .isCheckable = true,
         .toggled = onPanes(&DocumentPane::setTreeVisible)},
        {.id = "showInspector",
         .menu = Menu::View,
         .text = Actions::tr("I&nspector"),
         .tip = Actions::tr("Show or hide the inspector and the options of the view"),
         .keys = {Qt::Key_F10},
         .isCheckable = true,
         .toggled = onPanes(&DocumentPane::setInspectorVisible)},
        {.id = "showShapes",
         .menu = Menu::View,
         .text = Actions::tr("&Shape debugger"),
         .tip = Actions::tr("Show the effect of the expression on each key while you type"),
         .icon = Symbol::Shapes,
         .keys = {Qt::Key_F8},
         .isCheckable = true,
         .toggled = onPanes(&DocumentPane::setShapesVisible)},
        // Panels, which connect themselves to these.
        {.id = "showEdits",
         .menu = Menu::View,
         .text = Actions::tr("&Edit list"),
         .tip = Actions::tr("Show the edits as Python statements"),
         .keys = {Qt::Key_F7},
         .isCheckable = true},
        {.id = "showJobs",
         .menu = Menu::View,
         .text = Actions::tr("&Jobs"),
         .tip = Actions::tr("Show the background jobs"),
         .keys = {Qt::Key_F6},
         .isCheckable = true},
        {.id = "showLog",
         .menu = Menu::View,
         .text = Actions::tr("&Messages"),
         .tip = Actions::tr("Show all messages so far"),
         .keys = {Qt::CTRL | Qt::SHIFT | Qt::Key_M},
         .isCheckable = true},
        lookRow("lookSystem", ColourScheme::System, Actions::tr("As the &system"), Actions::tr("Light or dark as the desktop is")),
        lookRow("lookLight", ColourScheme::Light, Actions::tr("&Light"), Actions::tr("Always light")),
        lookRow("lookDark", ColourScheme::Dark, Actions::tr("&Dark"), Actions::tr("Always dark")),
    };
    rows.insert(rows.end(), others.begin(), others.end());
    return rows;
}

}  // namespace tensordesk
