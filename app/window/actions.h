// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QList>

class QAction;
class QMenu;
class QMenuBar;
class QObject;
class QToolBar;

namespace tensordesk {

/// Every action of the window: one QAction each, with the same name, icon and shortcut in menu, toolbar
/// and context menu.
struct Actions {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::Actions)

public:
    explicit Actions(QObject* parent);

    // file
    QAction* openFile;
    QAction* openFolder;
    QAction* openSample;
    QAction* save;
    QAction* exportTo;
    QAction* compareFile;
    QAction* compareFolder;
    QAction* compareSaved;
    QAction* collate;
    QAction* collateParts;
    QAction* collateFiles;
    QAction* reload;
    QAction* follow;       ///< checkable: read the file anew whenever it changes
    QAction* followLinks;  ///< checkable: read what lies behind links out of a folder
    QAction* rollBack;     ///< shown only after an interrupted save
    QAction* close;
    QAction* quit;
    // edit
    QAction* undo;
    QAction* redo;
    QAction* editMode;  ///< checkable: read-only or edit
    QAction* discard;
    QAction* runStatements;
    QAction* addKey;
    QAction* duplicateKey;
    QAction* renameKey;
    QAction* deleteKey;
    QAction* computeKey;
    QAction* batchDims;
    QAction* copy;
    QAction* copyPicture;
    // view
    QAction* table;
    QAction* plot;
    QAction* image;
    QAction* histogram;
    QAction* scatter;
    QAction* showTree;
    QAction* showInspector;
    QAction* showShapes;
    QAction* showEdits;
    QAction* showJobs;
    QAction* showLog;
    QAction* lookSystem;
    QAction* lookLight;
    QAction* lookDark;
    // go
    QAction* expression;
    QAction* searchKeys;
    QAction* stepBack;
    QAction* stepForward;
    QAction* stepBackFar;
    QAction* stepForwardFar;
    QAction* previousEpisode;
    QAction* nextEpisode;
    QAction* play;
    QAction* nextTab;
    QAction* previousTab;
    QAction* cancelJob;
    // help
    QAction* palette;
    QAction* shortcuts;
    QAction* about;

    /// Fills the menu bar; `recent` is the menu of recent files.
    void fill(QMenuBar& bar, QMenu* recent) const;
    void fill(QToolBar& bar) const;
    /// What the context menu of the tree adds to the tree's own.
    [[nodiscard]] QList<QAction*> ofKeys() const;
    /// All actions, in the order of the menus.
    [[nodiscard]] QList<QAction*> all() const;
};

}  // namespace tensordesk
