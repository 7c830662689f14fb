// SPDX-License-Identifier: GPL-3.0-or-later
// What each action of the window does, and when it can.
#include "common/style.h"
#include "storage/linkpolicy.h"
#include "window/collationwindow.h"
#include "window/datapane.h"
#include "window/documentpane.h"
#include "window/editlistpanel.h"
#include "window/mainwindow.h"
#include "window/shortcutsdialog.h"

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QMessageBox>
#include <QSettings>
#include <QUndoStack>

namespace tensordesk {

void MainWindow::connectActions()
{
    const auto on = [this](QAction* action, auto handler) { connect(action, &QAction::triggered, this, handler); };
    // What concerns the document in front: it is enabled while there is one, but a shortcut may come late.
    const auto onPane = [this](QAction* action, auto handler) {
        connect(action, &QAction::triggered, this, [this, handler](bool checked) {
            if (DocumentPane* pane = current()) {
                handler(*pane, checked);
            }
        });
    };
    const auto onData = [&](QAction* action, auto handler) {
        onPane(action, [handler](DocumentPane& pane, bool) { handler(pane.data()); });
    };
    on(m_actions.openFile, &MainWindow::chooseFile);
    on(m_actions.openFolder, &MainWindow::chooseFolder);
    on(m_actions.openSample, &MainWindow::openSample);
    onPane(m_actions.save, [](DocumentPane& pane, bool) { pane.document().save(); });
    onPane(m_actions.exportTo, [](DocumentPane& pane, bool) { pane.exportPart(); });
    onPane(m_actions.compareFile, [this](DocumentPane& pane, bool) { pane.compareWith(chosenFile(tr("Compare with a file"))); });
    onPane(m_actions.compareFolder,
           [this](DocumentPane& pane, bool) { pane.compareWith(chosenFolder(tr("Compare with a memmap folder"))); });
    onPane(m_actions.compareSaved, [](DocumentPane& pane, bool) { pane.compareWithSaved(); });
    onPane(m_actions.collate, [](DocumentPane& pane, bool) { pane.collateMembers(); });
    onPane(m_actions.collateParts, [](DocumentPane& pane, bool) { pane.collateParts(); });
    on(m_actions.collateFiles, &MainWindow::collateFiles);
    onPane(m_actions.runStatements, [](DocumentPane& pane, bool) { pane.runStatements(); });
    onPane(m_actions.addKey, [](DocumentPane& pane, bool) { pane.addKey(); });
    onPane(m_actions.duplicateKey, [](DocumentPane& pane, bool) { pane.duplicateKey(); });
    onPane(m_actions.renameKey, [](DocumentPane& pane, bool) { pane.renameKey(); });
    onPane(m_actions.deleteKey, [](DocumentPane& pane, bool) { pane.deleteKey(); });
    onPane(m_actions.computeKey, [](DocumentPane& pane, bool) { pane.computeKey(); });
    onPane(m_actions.follow, [](DocumentPane& pane, bool follow) { pane.setFollowing(follow); });
    onPane(m_actions.batchDims, [](DocumentPane& pane, bool) { pane.tryBatchDims(); });
    onPane(m_actions.reload, [](DocumentPane& pane, bool) { pane.reload(); });
    onPane(m_actions.followLinks, [](DocumentPane& pane, bool follows) { pane.followLinks(follows); });
    onPane(m_actions.rollBack, [](DocumentPane& pane, bool) { pane.document().recover(); });
    onPane(m_actions.close, [](DocumentPane& pane, bool) { pane.close(); });
    on(m_actions.quit, &MainWindow::quit);
    onPane(m_actions.undo, [](DocumentPane& pane, bool) { pane.document().undoStack().undo(); });
    onPane(m_actions.redo, [](DocumentPane& pane, bool) { pane.document().undoStack().redo(); });
    onPane(m_actions.editMode, [](DocumentPane& pane, bool edit) { pane.setEditable(edit); });
    onPane(m_actions.discard, [](DocumentPane& pane, bool) { pane.document().discard(); });
    onData(m_actions.copyPicture, [](DataPane& data) { data.copyPicture(); });
    onData(m_actions.copy, [](DataPane& data) { data.copy(); });
    for (const auto& [action, kind] : viewActions()) {
        onData(action, [kind = kind](DataPane& data) { data.setViewKind(kind); });
    }
    const auto shows = [this](QAction* action, void (DocumentPane::*show)(bool)) {
        connect(action, &QAction::toggled, this, [this, show](bool isShown) {
            for (DocumentPane* pane : panes()) {
                (pane->*show)(isShown);
            }
        });
    };
    shows(m_actions.showTree, &DocumentPane::setTreeVisible);
    shows(m_actions.showInspector, &DocumentPane::setInspectorVisible);
    shows(m_actions.showShapes, &DocumentPane::setShapesVisible);
    const auto look = [this](ColourScheme scheme) {
        return [scheme] {
            style::apply(scheme);
            QSettings().setValue(QStringLiteral("look"), style::nameOf(scheme));
        };
    };
    on(m_actions.lookSystem, look(ColourScheme::System));
    on(m_actions.lookLight, look(ColourScheme::Light));
    on(m_actions.lookDark, look(ColourScheme::Dark));
    onPane(m_actions.expression, [](DocumentPane& pane, bool) { pane.focusExpression(); });
    onPane(m_actions.searchKeys, [this](DocumentPane& pane, bool) {
        m_actions.showTree->setChecked(true);
        pane.focusSearch();
    });
    onData(m_actions.stepBack, [](DataPane& data) { data.step(-1); });
    onData(m_actions.stepForward, [](DataPane& data) { data.step(1); });
    onData(m_actions.stepBackFar, [](DataPane& data) { data.step(-10); });
    onData(m_actions.stepForwardFar, [](DataPane& data) { data.step(10); });
    onPane(m_actions.previousEpisode, [](DocumentPane& pane, bool) { pane.stepEpisode(true); });
    onPane(m_actions.nextEpisode, [](DocumentPane& pane, bool) { pane.stepEpisode(false); });
    onData(m_actions.play, [](DataPane& data) { data.togglePlay(); });
    on(m_actions.nextTab, [this] { turnTab(1); });
    on(m_actions.previousTab, [this] { turnTab(-1); });
    on(m_actions.palette, &MainWindow::showPalette);
    on(m_actions.cancelJob, [this] { m_jobs.cancelNewest(); });
    // Esc belongs to whoever has the focus while there is nothing to cancel.
    const auto hasJobs = [this] { m_actions.cancelJob->setEnabled(m_jobs.rowCount() > 0); };
    connect(&m_jobs, &QAbstractItemModel::rowsInserted, this, hasJobs);
    connect(&m_jobs, &QAbstractItemModel::rowsRemoved, this, hasJobs);
    hasJobs();
    on(m_actions.shortcuts, [this] { ShortcutsDialog(everyAction(), this).exec(); });
    on(m_actions.about, [this] {
        QMessageBox::about(this, tr("About TensorDesk"),
                           tr("<h3>TensorDesk %1</h3><p>A desktop browser and editor for tensordicts.</p>"
                              "<p>Free software under the GNU General Public License, version 3 or later. "
                              "Made with Qt, LibTorch, QCustomPlot and HDF5.</p>")
                               .arg(QCoreApplication::applicationVersion()));
    });
    connect(&m_recent, &RecentFiles::chosen, this, &MainWindow::open);
}

std::array<std::pair<QAction*, ViewKind>, 5> MainWindow::viewActions() const
{
    return {{{m_actions.table, ViewKind::Table},
             {m_actions.plot, ViewKind::Line},
             {m_actions.image, ViewKind::Image},
             {m_actions.histogram, ViewKind::Histogram},
             {m_actions.scatter, ViewKind::Scatter}}};
}

/// The window's actions, then those that what is visible of the document in front has besides.
QList<QAction*> MainWindow::everyAction() const
{
    QList<QAction*> actions = m_actions.all();
    if (const DocumentPane* pane = current()) {
        for (const QWidget* widget : pane->findChildren<QWidget*>()) {
            const bool isOurs = widget->isVisible() && !qobject_cast<const QLabel*>(widget);  // labels copy their text
            for (QAction* action : isOurs ? widget->actions() : QList<QAction*>()) {
                if (!action->isSeparator() && !action->text().isEmpty() && !actions.contains(action)) {
                    actions << action;
                }
            }
        }
    }
    return actions;
}

void MainWindow::updateState()
{
    DocumentPane* pane = current();
    const DocumentController* document = pane ? &pane->document() : nullptr;
    const QUndoStack* stack = pane ? &pane->document().undoStack() : nullptr;
    const bool idle = document && !document->isBusy();
    const bool canUndo = idle && stack->canUndo();
    const bool canRedo = idle && stack->canRedo();
    m_actions.save->setEnabled(idle && document->isModified());
    m_actions.discard->setEnabled(idle && document->isModified());
    m_actions.undo->setEnabled(canUndo);
    m_actions.redo->setEnabled(canRedo);
    m_actions.undo->setText(canUndo ? tr("&Undo %1").arg(stack->undoText()) : tr("&Undo"));
    m_actions.redo->setText(canRedo ? tr("&Redo %1").arg(stack->redoText()) : tr("&Redo"));
    m_actions.undo->setIconText(tr("Undo"));
    m_actions.redo->setIconText(tr("Redo"));
    m_actions.rollBack->setVisible(document && document->recoveryPending());
    m_actions.editMode->setChecked(document && document->isEditable());
    m_actions.followLinks->setChecked(followsLinks());
    m_actions.follow->setChecked(pane && pane->isFollowing());
    m_actions.compareSaved->setEnabled(document && document->isModified());
    m_actions.runStatements->setEnabled(document && document->isEditable());
    m_actions.addKey->setEnabled(pane && pane->canEditKeys());
    const ShownEntry* key = pane ? pane->editableKey() : nullptr;
    const bool isBroken = key && std::holds_alternative<Broken>(key->entry);
    m_actions.renameKey->setEnabled(key);
    m_actions.deleteKey->setEnabled(key);
    m_actions.duplicateKey->setEnabled(key && !isBroken);
    m_actions.computeKey->setEnabled(key && !isBroken && !std::holds_alternative<TensorDict>(key->entry));
    for (QAction* action : {m_actions.nextTab, m_actions.previousTab}) {
        action->setEnabled(panes().size() > 1);
    }
    for (QAction* action : {m_actions.previousEpisode, m_actions.nextEpisode}) {
        action->setEnabled(pane && pane->hasEpisodes());
    }
    m_edits->updateState();
    m_devices->setEnabled(pane != nullptr);
    m_devices->setCurrentText(pane ? QString::fromStdString(pane->device().str()) : QStringLiteral("cpu"));
    const auto* chosen = pane && pane->shown() ? std::get_if<TensorDict>(&pane->shown()->entry) : nullptr;
    m_actions.collate->setEnabled(chosen && chosen->isLazyStack());
    for (QAction* action : {m_actions.editMode, m_actions.exportTo, m_actions.compareFile, m_actions.compareFolder,
                            m_actions.collateParts, m_actions.batchDims, m_actions.reload, m_actions.follow, m_actions.copyPicture,
                            m_actions.close, m_actions.copy, m_actions.expression, m_actions.searchKeys, m_actions.stepBack,
                            m_actions.stepForward, m_actions.stepBackFar, m_actions.stepForwardFar, m_actions.play}) {
        action->setEnabled(pane != nullptr);
    }
    for (const auto& [action, kind] : viewActions()) {
        action->setEnabled(pane && pane->data().offers(kind));
        action->setChecked(pane && pane->data().viewKind() == kind);
    }

    setWindowModified(document && document->isModified());
    setWindowFilePath(document ? document->path() : QString());
    setWindowTitle(!pane                    ? QStringLiteral("TensorDesk")
                   : document->isEditable() ? tr("%1[*] — TensorDesk").arg(pane->name())
                                            : tr("%1[*] (read-only) — TensorDesk").arg(pane->name()));
}

}  // namespace tensordesk
