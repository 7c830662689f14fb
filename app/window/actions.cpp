// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/actions.h"

#include "common/icons.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include <optional>

namespace tensordesk {

namespace {

QAction* make(QObject* parent, const QString& text, std::optional<Symbol> symbol, const QKeySequence& shortcut, const QString& tip)
{
    auto* action = new QAction(text, parent);
    if (symbol) {
        action->setIcon(icon(*symbol));
    }
    action->setShortcut(shortcut);
    action->setStatusTip(tip);
    const QString keys = shortcut.toString(QKeySequence::NativeText);
    action->setToolTip(keys.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, keys));
    return action;
}

}  // namespace

Actions::Actions(QObject* parent)
{
    openFile = make(parent, tr("&Open file…"), Symbol::Open, QKeySequence::Open, tr("Open an HDF5 file"));
    openFolder = make(parent, tr("Open &folder…"), Symbol::OpenFolder, QKeySequence(tr("Ctrl+Shift+O")),
                      tr("Open a memmap folder"));
    openSample = make(parent, tr("Open the sa&mple"), Symbol::Sample, {}, tr("Open a simulated rollout to try things on"));
    save = make(parent, tr("&Save"), Symbol::Save, QKeySequence::Save, tr("Write the edits into the file, and nothing else"));
    exportTo = make(parent, tr("&Export…"), Symbol::Export, QKeySequence(tr("Ctrl+E")), tr("Write all or a part to a new file"));
    compareFile = make(parent, tr("Compare with f&ile…"), {}, QKeySequence(tr("Ctrl+D")),
                       tr("Show what differs from another file"));
    compareFolder = make(parent, tr("Compare with fol&der…"), {}, QKeySequence(tr("Ctrl+Shift+D")),
                         tr("Show what differs from another memmap folder"));
    compareSaved = make(parent, tr("Compare with the sa&ved file"), {}, {}, tr("Show what the unsaved edits change in the file"));
    collate = make(parent, tr("Collate &members"), Symbol::Members, {},
                   tr("Show what the members of the selected lazy stack have in common and what keeps them from "
                      "stacking"));
    collateParts = make(parent, tr("Collate &parts…"), {}, {},
                        tr("Show indices, episodes or other parts side by side: what they have in common and what keeps "
                           "them from stacking"));
    collateFiles = make(parent, tr("Collate fi&les…"), {}, {},
                        tr("Show files, folders and open documents side by side: what they have in common and what keeps "
                           "them from stacking"));
    reload = make(parent, tr("&Reload"), Symbol::Reload, QKeySequence(Qt::Key_F5), tr("Read the file anew"));
    follow = make(parent, tr("&Follow the file"), {}, {}, tr("Read the file anew whenever another program changed it"));
    follow->setCheckable(true);
    followLinks = make(parent, tr("Follow &links out of folders"), {}, {},
                       tr("Also read files elsewhere that links in a memmap folder lead to"));
    followLinks->setCheckable(true);
    rollBack = make(parent, tr("Roll &back the interrupted save"), Symbol::Warning, {},
                    tr("Put the file back to its state before the save that was interrupted"));
    close = make(parent, tr("&Close"), Symbol::Close, QKeySequence::Close, tr("Close the document"));
    quit = make(parent, tr("&Quit"), {}, QKeySequence(Qt::CTRL | Qt::Key_Q), tr("Close all windows"));

    undo = make(parent, tr("&Undo"), Symbol::Undo, QKeySequence::Undo, tr("Take the last edit back"));
    redo = make(parent, tr("&Redo"), Symbol::Redo, QKeySequence(tr("Ctrl+Shift+Z")), tr("Do the undone edit again"));
    editMode = make(parent, tr("&Edit values"), Symbol::Edit, QKeySequence(tr("Ctrl+Shift+E")),
                    tr("Let values be edited; the file changes only when saved"));
    editMode->setCheckable(true);
    discard = make(parent, tr("&Discard edits"), {}, {}, tr("Take all unsaved edits back"));
    runStatements = make(parent, tr("R&un statements…"), Symbol::Edit, QKeySequence(tr("Ctrl+Shift+L")),
                         tr("Edit by Python statements, and see before what they change"));
    addKey = make(parent, tr("&Add a key…"), {}, QKeySequence(tr("Ctrl+Shift+N")), tr("Add a leaf to this level"));
    duplicateKey = make(parent, tr("Du&plicate…"), {}, {}, tr("Add a copy of the entry under another key"));
    renameKey = make(parent, tr("Rena&me or move…"), {}, QKeySequence(Qt::Key_F2), tr("Give the entry another key or place"));
    deleteKey = make(parent, tr("De&lete"), {}, QKeySequence::Delete, tr("Delete the entry and all below it"));
    computeKey = make(parent, tr("C&hange values…"), {}, {}, tr("Compute the values of the entry anew, or type its value"));
    for (QAction* action : {renameKey, deleteKey}) {
        action->setShortcutContext(Qt::WidgetShortcut);  // elsewhere these keys edit a cell or a text
    }
    batchDims = make(parent, tr("&Batch dims…"), Symbol::Shapes, QKeySequence(tr("Ctrl+B")),
                     tr("Try other batch sizes and names: what each level would become"));
    copy = make(parent, tr("&Copy"), Symbol::Copy, QKeySequence::Copy, tr("Copy what is selected or shown"));
    copyPicture = make(parent, tr("Copy p&icture"), {}, QKeySequence(tr("Ctrl+Shift+C")), tr("Copy the view as a picture"));

    table = make(parent, tr("&Table"), Symbol::Table, QKeySequence(tr("Ctrl+1")), tr("Show the values as a table"));
    plot = make(parent, tr("&Plot"), Symbol::Plot, QKeySequence(tr("Ctrl+2")), tr("Show the values as curves"));
    image = make(parent, tr("&Image"), Symbol::Image, QKeySequence(tr("Ctrl+3")), tr("Show the values as a picture"));
    histogram = make(parent, tr("&Histogram"), Symbol::Histogram, QKeySequence(tr("Ctrl+4")), tr("Show how often values occur"));
    scatter = make(parent, tr("S&catter"), Symbol::Scatter, QKeySequence(tr("Ctrl+5")),
                   tr("Show the values against those of another key"));
    auto* views = new QActionGroup(parent);
    for (QAction* view : {table, plot, image, histogram, scatter}) {
        view->setCheckable(true);
        views->addAction(view);
    }
    showTree = make(parent, tr("T&ree"), {}, QKeySequence(Qt::Key_F9), tr("Show or hide the tree"));
    showInspector = make(parent, tr("I&nspector"), {}, QKeySequence(Qt::Key_F10), tr("Show or hide the inspector"));
    showShapes = make(parent, tr("&Shape debugger"), Symbol::Shapes, QKeySequence(Qt::Key_F8),
                      tr("Show what the expression does to each key while it is typed"));
    showShapes->setCheckable(true);
    showEdits = make(parent, tr("&Edit list"), {}, QKeySequence(Qt::Key_F7), tr("Show the edits as Python statements"));
    showJobs = make(parent, tr("&Jobs"), {}, QKeySequence(Qt::Key_F6), tr("Show what works in the background"));
    showLog = make(parent, tr("&Messages"), {}, QKeySequence(tr("Ctrl+Shift+M")), tr("Show all messages so far"));
    for (QAction* panel : {showEdits, showJobs, showLog}) {
        panel->setCheckable(true);
    }
    showTree->setCheckable(true);
    showInspector->setCheckable(true);
    lookSystem = make(parent, tr("As the &system"), {}, {}, tr("Light or dark as the desktop is"));
    lookLight = make(parent, tr("&Light"), {}, {}, tr("Always light"));
    lookDark = make(parent, tr("&Dark"), {}, {}, tr("Always dark"));
    auto* looks = new QActionGroup(parent);
    for (QAction* look : {lookSystem, lookLight, lookDark}) {
        look->setCheckable(true);
        looks->addAction(look);
    }

    expression = make(parent, tr("&Expression"), {}, QKeySequence(tr("Ctrl+L")), tr("Type an index or an expression"));
    searchKeys = make(parent, tr("&Search keys"), Symbol::Search, QKeySequence::Find, tr("Filter the tree by key"));
    stepBack = make(parent, tr("Step &back"), Symbol::Previous, QKeySequence(Qt::Key_Comma), tr("One index back"));
    stepForward = make(parent, tr("Step &forward"), Symbol::Next, QKeySequence(Qt::Key_Period), tr("One index on"));
    stepBackFar = make(parent, tr("Step back by 10"), {}, QKeySequence(Qt::SHIFT | Qt::Key_Comma), tr("Ten indices back"));
    stepForwardFar = make(parent, tr("Step forward by 10"), {}, QKeySequence(Qt::SHIFT | Qt::Key_Period), tr("Ten indices on"));
    previousEpisode = make(parent, tr("Pre&vious episode"), {}, QKeySequence(Qt::Key_BracketLeft),
                           tr("To the first step of the episode, then of the one before"));
    nextEpisode = make(parent, tr("Ne&xt episode"), {}, QKeySequence(Qt::Key_BracketRight),
                       tr("To the first step of the next episode"));
    play = make(parent, tr("&Play or pause\tSpace"), Symbol::Play, {}, tr("Step on by itself; Space does it in a view"));
    nextTab = make(parent, tr("&Next document"), {}, QKeySequence(tr("Ctrl+Tab")), tr("Bring the next tab to the front"));
    previousTab = make(parent, tr("&Previous document"), {}, QKeySequence(tr("Ctrl+Shift+Tab")),
                       tr("Bring the tab before to the front"));
    cancelJob = make(parent, tr("&Cancel the newest job"), {}, QKeySequence(Qt::Key_Escape), tr("Stop what was started last"));

    palette = make(parent, tr("&Command palette"), Symbol::Search, QKeySequence(tr("Ctrl+Shift+P")),
                   tr("Find any action by its name"));
    palette->setShortcuts({QKeySequence(tr("Ctrl+Shift+P")), QKeySequence(tr("Ctrl+K"))});
    shortcuts = make(parent, tr("&Keyboard shortcuts"), {}, QKeySequence::HelpContents, tr("List the keyboard shortcuts"));
    about = make(parent, tr("&About TensorDesk"), Symbol::Info, {}, tr("Version and licences"));
    quit->setMenuRole(QAction::QuitRole);
    about->setMenuRole(QAction::AboutRole);
}

void Actions::fill(QMenuBar& bar, QMenu* recent) const
{
    QMenu* file = bar.addMenu(tr("&File"));
    file->addActions({openFile, openFolder});
    file->addMenu(recent);
    file->addAction(openSample);
    file->addSeparator();
    file->addActions({save, exportTo, reload, follow, followLinks, rollBack});
    file->addSeparator();
    file->addActions({compareFile, compareFolder, compareSaved, collate, collateParts, collateFiles});
    file->addSeparator();
    file->addActions({close, quit});

    QMenu* edit = bar.addMenu(tr("&Edit"));
    edit->addActions({undo, redo});
    edit->addSeparator();
    edit->addActions({editMode, discard});
    edit->addSeparator();
    edit->addAction(runStatements);
    edit->addActions(ofKeys());
    edit->addAction(batchDims);
    edit->addSeparator();
    edit->addActions({copy, copyPicture});

    QMenu* view = bar.addMenu(tr("&View"));
    view->addActions({table, plot, image, histogram, scatter});
    view->addSeparator();
    view->addActions({showTree, showInspector, showShapes, showEdits, showJobs, showLog});
    QMenu* look = view->addMenu(tr("&Appearance"));
    look->addActions({lookSystem, lookLight, lookDark});

    QMenu* go = bar.addMenu(tr("&Go"));
    go->addActions({expression, searchKeys});
    go->addSeparator();
    go->addActions({stepBack, stepForward, stepBackFar, stepForwardFar, previousEpisode, nextEpisode, play});
    go->addSeparator();
    go->addActions({nextTab, previousTab});
    go->addSeparator();
    go->addAction(cancelJob);

    QMenu* help = bar.addMenu(tr("&Help"));
    help->addActions({palette, shortcuts, about});
}

void Actions::fill(QToolBar& bar) const
{
    bar.addActions({openFile, openFolder});
    bar.addSeparator();
    bar.addActions({editMode, undo, redo, save});
    bar.addSeparator();
    bar.addAction(exportTo);
    for (QAction* action : {openFile, openFolder, editMode, save, exportTo}) {
        if (auto* button = qobject_cast<QToolButton*>(bar.widgetForAction(action))) {
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        }
    }
}

QList<QAction*> Actions::ofKeys() const
{
    return {addKey, duplicateKey, renameKey, deleteKey, computeKey};
}

QList<QAction*> Actions::all() const
{
    return {// file
            openFile, openFolder, openSample, save, exportTo, reload, follow, followLinks, rollBack, compareFile, compareFolder,
            compareSaved, collate, collateParts, collateFiles, close, quit,
            // edit
            undo, redo, editMode, discard, runStatements, addKey, duplicateKey, renameKey, deleteKey, computeKey, batchDims, copy,
            copyPicture,
            // view
            table, plot, image, histogram, scatter, showTree, showInspector, showShapes, showEdits, showJobs, showLog, lookSystem,
            lookLight, lookDark,
            // go
            expression, searchKeys, stepBack, stepForward, stepBackFar, stepForwardFar, previousEpisode, nextEpisode, play, nextTab,
            previousTab, cancelJob,
            // help
            palette, shortcuts, about};
}

}  // namespace tensordesk
