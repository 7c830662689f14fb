// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/mainwindow.h"

#include "common/format.h"
#include "common/icons.h"
#include "common/style.h"
#include "expression/expressionbar.h"
#include "inspector/inspectorpanel.h"
#include "jobs/jobpools.h"
#include "messages/messagebar.h"
#include "shapes/shapepanel.h"
#include "tree/tensortreeview.h"
#include "window/batchdialog.h"
#include "window/collationwindow.h"
#include "window/comparewindow.h"
#include "window/datapane.h"
#include "window/exportdialog.h"
#include "window/jobbar.h"
#include "window/processmemory.h"
#include "window/samplefile.h"
#include "window/shortcutsdialog.h"
#include "window/welcomepage.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolBar>
#include <QUndoStack>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

const QString kGeometry = QStringLiteral("window/geometry");
const QString kSplitter = QStringLiteral("window/splitter");
const QString kTree = QStringLiteral("window/tree");
const QString kInspector = QStringLiteral("window/inspector");
const QString kLook = QStringLiteral("look");

}  // namespace

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent), m_actions(this)
{
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    buildWidgets();
    buildStatusBar();
    connectActions();
    connectDocument();
    connectViews();
    restoreLayout();
    showWelcome();
}

MainWindow::~MainWindow()
{
    for (const ShownFolder& folder : m_shownFolders) {
        folder.remove();
    }
}

void MainWindow::buildWidgets()
{
    m_actions.fill(*menuBar(), m_recent.createMenu(this));
    QToolBar* bar = addToolBar(tr("Main toolbar"));
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    m_actions.fill(*bar);

    m_expression = new ExpressionBar(this);
    m_messages = new MessageBar(this);
    m_shapes = new ShapePanel(this);
    m_shapes->hide();
    m_tree = new TensorTreeView(this);
    m_data = new DataPane(this);
    m_inspector = new InspectorPanel(this);

    m_treePane = new QWidget(this);
    auto* treeLayout = new QVBoxLayout(m_treePane);
    treeLayout->setContentsMargins({});
    treeLayout->setSpacing(style::grid(this));
    treeLayout->addWidget(m_tree->searchField());
    treeLayout->addWidget(m_tree);
    m_tree->searchField()->show();

    m_splitter = new QSplitter(this);
    m_splitter->addWidget(m_treePane);
    m_splitter->addWidget(m_data);
    m_splitter->addWidget(m_inspector);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setStretchFactor(2, 0);

    auto* documentPage = new QWidget(this);
    auto* documentLayout = new QVBoxLayout(documentPage);
    const int unit = style::grid(this);
    documentLayout->setContentsMargins(unit, unit, unit, 0);
    documentLayout->setSpacing(unit);
    auto* rows = new QSplitter(Qt::Vertical, this);
    rows->addWidget(m_shapes);
    rows->addWidget(m_splitter);
    rows->setChildrenCollapsible(false);
    rows->setStretchFactor(0, 1);
    rows->setStretchFactor(1, 2);
    documentLayout->addWidget(m_expression);
    documentLayout->addWidget(rows, 1);

    m_pages = new QStackedWidget(this);
    m_pages->addWidget(new WelcomePage(m_actions, m_recent, this));
    m_pages->addWidget(documentPage);

    auto* central = new QWidget(this);
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_pages, 1);
    setCentralWidget(central);
}

void MainWindow::buildStatusBar()
{
    m_pointed = new QLabel(this);
    m_pointed->setFont(style::monospaced(font()));
    m_format = new QLabel(this);
    m_memory = new QLabel(this);
    m_memory->setToolTip(tr("Memory of this program, files that are only mapped left out"));
    statusBar()->addWidget(m_pointed, 1);
    statusBar()->addPermanentWidget(new JobBar(m_jobs, this));
    statusBar()->addPermanentWidget(m_format);
    statusBar()->addPermanentWidget(m_memory);
    auto* timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, &MainWindow::updateMemory);
    timer->start(2000);
    updateMemory();
}

void MainWindow::connectActions()
{
    const auto on = [this](QAction* action, auto handler) { connect(action, &QAction::triggered, this, handler); };
    on(m_actions.openFile, &MainWindow::chooseFile);
    on(m_actions.openFolder, &MainWindow::chooseFolder);
    on(m_actions.openSample, &MainWindow::openSample);
    on(m_actions.save, [this] { m_document.save(); });
    on(m_actions.exportTo, &MainWindow::exportPart);
    on(m_actions.compareFile, [this] { compareWith(chosenFile(tr("Compare with a file"))); });
    on(m_actions.compareFolder, [this] { compareWith(chosenFolder(tr("Compare with a memmap folder"))); });
    on(m_actions.collate, &MainWindow::collateMembers);
    on(m_actions.collateFiles, [this] {
        const QStringList paths =
            QFileDialog::getOpenFileNames(this, tr("Collate files"), QFileInfo(m_document.path()).path(),
                                          tr("HDF5 files (*.h5 *.hdf5);;All files (*)"));
        if (!paths.isEmpty()) {
            (new CollationWindow(paths))->show();
        }
    });
    on(m_actions.batchDims, &MainWindow::tryBatchDims);
    on(m_actions.reload, &MainWindow::reload);
    on(m_actions.rollBack, [this] { m_document.recover(); });
    on(m_actions.close, [this] { afterUnsaved([this] { m_document.close(); }); });
    on(m_actions.quit, &QWidget::close);
    on(m_actions.undo, [this] { m_document.undoStack().undo(); });
    on(m_actions.redo, [this] { m_document.undoStack().redo(); });
    on(m_actions.editMode, [this](bool edit) {
        if (edit) {
            m_document.setEditable(true);
        } else {
            afterUnsaved([this] { m_document.setEditable(false); });
        }
        updateState();
    });
    on(m_actions.discard, [this] { m_document.discard(); });
    on(m_actions.copy, [this] { m_data->copy(); });
    for (const auto& [action, kind] : viewActions()) {
        on(action, [this, kind = kind] { m_data->setViewKind(kind); });
    }
    connect(m_actions.showTree, &QAction::toggled, m_treePane, &QWidget::setVisible);
    connect(m_actions.showInspector, &QAction::toggled, m_inspector, &QWidget::setVisible);
    connect(m_actions.showShapes, &QAction::toggled, this, [this](bool isShown) {
        m_shapes->setVisible(isShown);
        showShapes();
    });
    const auto look = [this](ColourScheme scheme) {
        return [scheme] {
            style::apply(scheme);
            QSettings().setValue(kLook, static_cast<int>(scheme));
        };
    };
    on(m_actions.lookSystem, look(ColourScheme::System));
    on(m_actions.lookLight, look(ColourScheme::Light));
    on(m_actions.lookDark, look(ColourScheme::Dark));
    on(m_actions.expression, [this] {
        m_expression->field()->setFocus(Qt::ShortcutFocusReason);
        m_expression->field()->selectAll();
    });
    on(m_actions.searchKeys, [this] {
        m_actions.showTree->setChecked(true);
        m_tree->searchField()->setFocus(Qt::ShortcutFocusReason);
        m_tree->searchField()->selectAll();
    });
    on(m_actions.stepBack, [this] { m_data->step(-1); });
    on(m_actions.stepForward, [this] { m_data->step(1); });
    on(m_actions.stepBackFar, [this] { m_data->step(-10); });
    on(m_actions.stepForwardFar, [this] { m_data->step(10); });
    on(m_actions.play, [this] { m_data->togglePlay(); });
    on(m_actions.cancelJob, [this] { m_jobs.cancelNewest(); });
    // Esc belongs to whoever has the focus while there is nothing to cancel.
    const auto hasJobs = [this] { m_actions.cancelJob->setEnabled(m_jobs.rowCount() > 0); };
    connect(&m_jobs, &QAbstractItemModel::rowsInserted, this, hasJobs);
    connect(&m_jobs, &QAbstractItemModel::rowsRemoved, this, hasJobs);
    hasJobs();
    on(m_actions.shortcuts, [this] { ShortcutsDialog(m_actions, this).exec(); });
    on(m_actions.about, [this] {
        QMessageBox::about(this, tr("About TensorDesk"),
                           tr("<h3>TensorDesk %1</h3><p>A desktop browser and editor for tensordicts.</p>"
                              "<p>Free software under the GNU General Public License, version 3 or later. "
                              "Made with Qt, LibTorch, QCustomPlot and HDF5.</p>")
                               .arg(QCoreApplication::applicationVersion()));
    });
    connect(&m_recent, &RecentFiles::chosen, this, &MainWindow::open);
}

std::array<std::pair<QAction*, ViewKind>, 4> MainWindow::viewActions() const
{
    return {{{m_actions.table, ViewKind::Table},
             {m_actions.plot, ViewKind::Line},
             {m_actions.image, ViewKind::Image},
             {m_actions.histogram, ViewKind::Histogram}}};
}

void MainWindow::connectDocument()
{
    connect(&m_document, &DocumentController::opened, this, &MainWindow::showDocument);
    connect(&m_document, &DocumentController::closed, this, &MainWindow::showWelcome);
    connect(&m_document, &DocumentController::reloaded, this, [this] {
        m_expression->setRoot(m_document.td());
        showFindings();
    });
    connect(&m_document, &DocumentController::changed, this, [this] {
        m_data->refresh();
        m_inspector->refresh();
    });
    connect(&m_document, &DocumentController::stateChanged, this, &MainWindow::updateState);
    connect(&m_document, &DocumentController::failed, this, &MainWindow::report);
    connect(&m_document, &DocumentController::jobStarted, &m_jobs, &JobList::watch);
    connect(&m_document, &DocumentController::saved, this, [this] {
        statusBar()->showMessage(tr("Saved"), 4000);
        if (m_afterUnsaved) {
            std::exchange(m_afterUnsaved, nullptr)();
        }
    });
    connect(&m_document, &DocumentController::changedOnDisk, this, [this] {
        m_messages->report({Message::Severity::Warning,
                            tr("Another program changed \"%1\" since it was opened.")
                                .arg(QDir::toNativeSeparators(m_document.path())),
                            tr("Press F5 to read it anew. Edits cannot be saved before.")});
    });
    connect(&m_document.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::updateState);
}

void MainWindow::connectViews()
{
    connect(m_tree, &TensorTreeView::entryActivated, this, &MainWindow::showEntry);
    connect(m_tree, &TensorTreeView::entryLeft, this, [this] {
        m_shown.reset();
        m_inspector->clear();
        m_data->clear(tr("Choose a key in the tree to see its values."));
    });
    m_tree->tensorModel().setEditedTest([this](const KeyPath& path) { return m_document.isEdited(path); });
    connect(m_expression, &ExpressionBar::resultChanged, this, &MainWindow::showResult);
    connect(m_expression->field(), &QLineEdit::textChanged, this, &MainWindow::showShapes);
    connect(&m_document, &DocumentController::opened, this, &MainWindow::showShapes);
    connect(&m_document, &DocumentController::reloaded, this, &MainWindow::showShapes);
    connect(&m_document, &DocumentController::closed, this, &MainWindow::showShapes);
    connect(m_inspector, &InspectorPanel::entryRequested, m_tree, &TensorTreeView::reveal);
    connect(m_data, &DataPane::pointed, m_pointed, &QLabel::setText);
    connect(m_data, &DataPane::message, this, [this](const QString& text) {
        m_messages->report({Message::Severity::Warning, text});
    });
    connect(m_data, &DataPane::viewsChanged, this, &MainWindow::updateState);
    connect(m_data, &DataPane::jobCreated, &m_jobs, &JobList::watch);
    connect(m_data, &DataPane::editRequested, &m_document, &DocumentController::assign);
    for (AbstractJob* job : m_inspector->jobs()) {
        m_jobs.watch(job);
    }
    for (AbstractJob* job : m_expression->jobs()) {
        m_jobs.watch(job);
    }
}

void MainWindow::restoreLayout()
{
    const QSettings settings;
    if (!restoreGeometry(settings.value(kGeometry).toByteArray())) {
        resize(QSize(1280, 800));
    }
    if (!m_splitter->restoreState(settings.value(kSplitter).toByteArray())) {
        const int unit = style::grid(this);
        m_splitter->setSizes({118 * unit, 135 * unit, 66 * unit});
    }
    m_actions.showTree->setChecked(settings.value(kTree, true).toBool());
    m_actions.showInspector->setChecked(settings.value(kInspector, true).toBool());
    m_treePane->setVisible(m_actions.showTree->isChecked());
    m_inspector->setVisible(m_actions.showInspector->isChecked());
    const auto scheme = static_cast<ColourScheme>(settings.value(kLook).toInt());
    QAction* look = scheme == ColourScheme::Light ? m_actions.lookLight
        : scheme == ColourScheme::Dark            ? m_actions.lookDark
                                                  : m_actions.lookSystem;
    look->setChecked(true);
}

void MainWindow::storeLayout() const
{
    QSettings settings;
    settings.setValue(kGeometry, saveGeometry());
    settings.setValue(kSplitter, m_splitter->saveState());
    settings.setValue(kTree, m_actions.showTree->isChecked());
    settings.setValue(kInspector, m_actions.showInspector->isChecked());
}

void MainWindow::open(const QString& path)
{
    afterUnsaved([this, path] { m_document.open(path); });
}

QString MainWindow::chosenFile(const QString& title)
{
    return QFileDialog::getOpenFileName(this, title, QFileInfo(m_document.path()).path(),
                                        tr("HDF5 files (*.h5 *.hdf5);;All files (*)"));
}

QString MainWindow::chosenFolder(const QString& title)
{
    return QFileDialog::getExistingDirectory(this, title, QFileInfo(m_document.path()).path());
}

void MainWindow::chooseFile()
{
    const QString path = chosenFile(tr("Open a file"));
    if (!path.isEmpty()) {
        open(path);
    }
}

void MainWindow::chooseFolder()
{
    const QString path = chosenFolder(tr("Open a memmap folder"));
    if (!path.isEmpty()) {
        open(path);
    }
}

void MainWindow::showFolder(const QString& path)
{
    try {
        m_shownFolders.push_back(ShownFolder::read(path));
    } catch (const Error& error) {
        report(error);
        return;
    }
    const ShownFolder& folder = m_shownFolders.back();
    if (folder.members.size() == 1 && folder.error.isEmpty()) {
        open(folder.members.first());
        show();
        raise();
        activateWindow();
        return;
    }
    auto* window = new CollationWindow(folder.members);
    window->setOccasion(folder.title, folder.error);
    window->show();
    window->raise();
    window->activateWindow();
}

void MainWindow::compareWith(const QString& path)
{
    if (path.isEmpty()) {
        return;
    }
    if (m_document.isModified()) {
        m_messages->report({Message::Severity::Info, tr("The file is compared as it was saved, without unsaved edits.")});
    }
    (new CompareWindow(m_document.path(), path))->show();
}

void MainWindow::collateMembers()
{
    CollationWindow::Members members;
    if (const auto* td = m_shown ? std::get_if<TensorDict>(&m_shown->entry) : nullptr; td && td->isLazyStack()) {
        members.tds = td->members();
    }
    if (members.tds.empty()) {
        return;
    }
    for (std::size_t i = 0; i < members.tds.size(); ++i) {
        members.names << QString::number(i);
    }
    const QString python = m_shown->python;
    auto* window = new CollationWindow(std::move(members));
    window->setOccasion(python, {});
    window->show();
}

/// What the expression does to each key as it stands, if someone wants to see it.
void MainWindow::showShapes()
{
    if (m_actions.showShapes->isChecked()) {
        m_shapes->setExpression(m_document.td(), m_expression->typed());
    }
}

void MainWindow::tryBatchDims()
{
    BatchDialog dialog(*m_document.td(), m_document.isEditable(), this);
    connect(&dialog, &BatchDialog::namesChosen, &m_document, &DocumentController::setNames);
    dialog.exec();
}

void MainWindow::openSample()
{
    auto* job = new Job<QString>(this);
    job->setTitle(tr("Simulate the sample"));
    m_jobs.watch(job);
    connect(job, &AbstractJob::done, this, [this, job] {
        open(*job->takeResult());
        job->deleteLater();
    });
    connect(job, &AbstractJob::failed, this, [this, job](const Error& error) {
        report(error);
        job->deleteLater();
    });
    job->start(JobPools::files(), [path = sampleFilePath()](Progress& progress) {
        writeSampleFile(path, progress);
        return path;
    });
}

void MainWindow::showDocument()
{
    if (!isShown(m_document.path())) {
        m_recent.add(m_document.path());
    }
    m_messages->clear();
    m_tree->forgetPlace();
    m_pages->setCurrentIndex(1);
    m_format->setText(m_document.formatName());
    m_expression->setRoot(m_document.td());
    showFindings();
    m_tree->setFocus();
}

void MainWindow::showWelcome()
{
    m_shown.reset();
    m_result.reset();
    m_expression->setRoot(std::nullopt);
    m_tree->setRoot(std::nullopt);
    m_data->clear({});
    m_inspector->clear();
    m_format->clear();
    m_pages->setCurrentIndex(0);
    updateState();
}

void MainWindow::showResult(const Value& result)
{
    const QString python = m_expression->applied().isEmpty() ? QStringLiteral("td") : m_expression->applied();
    if (const auto* td = result.as<TensorDict>()) {
        m_result = *td;
        m_tree->setRoot(*td);
        if (!m_tree->currentEntry()) {
            showEntry({{}, *td, static_cast<int64_t>(td->batchSize().size()), td->names(), python});
        }
    } else if (const auto* leaf = result.as<Leaf>()) {
        showEntry({{}, *leaf, 0, {}, python});
    } else if (const auto* value = result.as<NonTensor>()) {
        showEntry({{}, *value, 0, {}, python});
    }
}

void MainWindow::showEntry(const ShownEntry& entry)
{
    m_shown = entry;
    m_inspector->setEntry(entry);
    m_data->show(entry);
}

void MainWindow::showFindings()
{
    m_inspector->setFindings(m_document.findings());
    if (m_document.recoveryPending()) {
        m_messages->report({Message::Severity::Warning,
                            tr("Saving this file was interrupted, so it may hold a mixture of old and new values."),
                            tr("File → Roll back the interrupted save puts the old values back.")});
    }
}

void MainWindow::reload()
{
    afterUnsaved([this] { m_document.reload(); });
}

void MainWindow::exportPart()
{
    std::vector<ExportChoice> choices{{tr("The whole tensordict"), *m_document.td()}};
    if (m_result && !m_expression->applied().isEmpty()) {
        choices.push_back({tr("The result of %1").arg(m_expression->applied()), *m_result});
    }
    if (m_shown && !m_shown->path.empty() && !std::holds_alternative<Broken>(m_shown->entry)) {
        choices.insert(choices.begin(),
                       {tr("The selected key %1").arg(format::path(m_shown->path)),
                        asTensorDict(m_shown->path, m_shown->entry, m_shown->batchDims, m_shown->names)});
    }
    const QFileInfo source(m_document.path());
    const QString suggested = source.absolutePath() + QLatin1Char('/') + source.completeBaseName()
        + QStringLiteral("-export.h5");
    ExportDialog dialog(std::move(choices), suggested, this);
    if (dialog.exec() == QDialog::Accepted) {
        statusBar()->showMessage(tr("Written to %1").arg(QDir::toNativeSeparators(dialog.writtenPath())), 10000);
    }
}

void MainWindow::report(const Error& error)
{
    m_afterUnsaved = nullptr;
    m_messages->report(error);
    updateState();
}

void MainWindow::updateState()
{
    const bool open = m_document.hasDocument();
    const bool busy = m_document.isBusy();
    const QUndoStack& stack = m_document.undoStack();
    m_actions.save->setEnabled(open && m_document.isModified() && !busy);
    m_actions.discard->setEnabled(open && m_document.isModified() && !busy);
    m_actions.undo->setEnabled(stack.canUndo() && !busy);
    m_actions.redo->setEnabled(stack.canRedo() && !busy);
    m_actions.undo->setText(stack.canUndo() ? tr("&Undo %1").arg(stack.undoText()) : tr("&Undo"));
    m_actions.redo->setText(stack.canRedo() ? tr("&Redo %1").arg(stack.redoText()) : tr("&Redo"));
    m_actions.undo->setIconText(tr("Undo"));
    m_actions.redo->setIconText(tr("Redo"));
    m_actions.rollBack->setVisible(m_document.recoveryPending());
    m_actions.editMode->setEnabled(open);
    m_actions.editMode->setChecked(m_document.isEditable());
    const auto* chosen = m_shown ? std::get_if<TensorDict>(&m_shown->entry) : nullptr;
    m_actions.collate->setEnabled(open && chosen && chosen->isLazyStack());
    for (QAction* action : {m_actions.exportTo, m_actions.compareFile, m_actions.compareFolder, m_actions.batchDims,
                            m_actions.reload, m_actions.close, m_actions.copy, m_actions.expression,
                            m_actions.searchKeys, m_actions.stepBack, m_actions.stepForward, m_actions.stepBackFar,
                            m_actions.stepForwardFar, m_actions.play}) {
        action->setEnabled(open);
    }
    for (const auto& [action, kind] : viewActions()) {
        action->setEnabled(m_data->offers(kind));
        action->setChecked(m_data->viewKind() == kind);
    }
    m_data->setEditable(m_document.isEditable());
    m_tree->tensorModel().refreshMarks();

    setWindowModified(m_document.isModified());
    setWindowFilePath(m_document.path());
    const QString name = documentName();
    setWindowTitle(!open                        ? QStringLiteral("TensorDesk")
                       : m_document.isEditable() ? tr("%1[*] — TensorDesk").arg(name)
                                                 : tr("%1[*] (read-only) — TensorDesk").arg(name));
}

bool MainWindow::isShown(const QString& path) const
{
    return std::any_of(m_shownFolders.begin(), m_shownFolders.end(),
                       [&](const ShownFolder& folder) { return folder.members.contains(path); });
}

QString MainWindow::documentName() const
{
    return isShown(m_document.path()) ? tr("tensordict of a program") : QFileInfo(m_document.path()).fileName();
}

void MainWindow::updateMemory()
{
    m_memory->setText(format::bytes(processMemory()));
}

void MainWindow::afterUnsaved(std::function<void()> then)
{
    if (!m_document.isModified()) {
        then();
        return;
    }
    QMessageBox box(QMessageBox::Warning, tr("Unsaved edits"),
                    tr("\"%1\" has unsaved edits. Save them?").arg(QFileInfo(m_document.path()).fileName()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    const QStringList edits = m_document.unsavedEdits();
    box.setInformativeText(tr("%n edit(s)", nullptr, static_cast<int>(edits.size())));
    box.setDetailedText(edits.join(QLatin1Char('\n')));
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        m_afterUnsaved = std::move(then);
        m_document.save();
        break;
    case QMessageBox::Discard:
        m_document.discard([then = std::move(then)] { then(); });
        break;
    default: updateState();
    }
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_document.isModified()) {
        event->ignore();
        afterUnsaved([this] { close(); });
        return;
    }
    storeLayout();
    event->accept();
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) {
        m_document.checkDisk();
    }
    QMainWindow::changeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!urls.isEmpty() && urls.first().isLocalFile()) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event)
{
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls()) {
        if (url.isLocalFile()) {
            paths << url.toLocalFile();
        }
    }
    if (paths.isEmpty()) {
        return;
    }
    event->acceptProposedAction();
    if (paths.size() == 1) {
        open(paths.first());
    } else {
        (new CollationWindow(paths))->show();
    }
}

}  // namespace tensordesk
