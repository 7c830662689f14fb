// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/mainwindow.h"

#include "app/window/actions/maintoolbar.h"
#include "app/window/actions/visibleactions.h"
#include "app/window/beside/collationwindow.h"
#include "app/window/beside/comparemenu.h"
#include "app/window/commandpalette.h"
#include "app/window/devicechooser.h"
#include "app/window/dialogs/aboutbox.h"
#include "app/window/dialogs/collatedialog.h"
#include "app/window/dialogs/settingsdialog.h"
#include "app/window/dialogs/shortcutsdialog.h"
#include "app/window/dialogs/widgetkeys.h"
#include "app/window/document/documentpane.h"
#include "app/window/documenttabs.h"
#include "app/window/dropmenu.h"
#include "app/window/editing/editlistpanel.h"
#include "app/window/fieldshortcuts.h"
#include "app/window/manual/manualkey.h"
#include "app/window/manual/manualwindow.h"
#include "app/window/messagelog.h"
#include "app/window/samplefile.h"
#include "app/window/session/filepaths.h"
#include "app/window/session/programsettings.h"
#include "app/window/session/session.h"
#include "app/window/session/waitingtabs.h"
#include "app/window/session/windowplace.h"
#include "app/window/tour/tour.h"
#include "app/window/welcomepage.h"
#include "app/window/windowstatus.h"
#include "model/operations/devices/devices.h"
#include "model/storage/files/filepattern.h"
#include "model/storage/series/filestogether.h"
#include "views/expression/expressionbar.h"
#include "views/jobs/jobpools.h"
#include "views/messages/messagebar.h"
#include "views/style/icons.h"
#include "views/text/formattext.h"
#include "views/tree/tensortreeview.h"
#include "views/widgets/dialogs.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

const QString kPlace = QStringLiteral("window/place");
const QString kDocks = QStringLiteral("window/docks");
const QString kSession = QStringLiteral("session");
const QString kPaneLayout = QStringLiteral("window/panes");
const QString kTreeColumns = QStringLiteral("columns");  // of DocumentPane::layoutState()
const QString kTree = QStringLiteral("window/tree");
const QString kInspector = QStringLiteral("window/inspector");

}  // namespace

MainWindow::MainWindow(QWidget* parent)
    : QMainWindow(parent), m_actions(*this), m_panels(*this, m_jobs), m_status(new WindowStatus(*statusBar(), m_jobs))
{
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    // Rows that wrap need more height the narrower they are, which a layout's minimum size ignores.
    setMinimumSize(style::grid(this, 200), style::grid(this, 165));
    buildWidgets();
    connectPanels();
    connect(&m_recent, &RecentFiles::chosen, this, [this](const QString& path) { open(path); });
    // The cancellable jobs change with every job.
    connect(&m_jobs, &QAbstractItemModel::rowsInserted, this, [this] { m_actions.update(); });
    connect(&m_jobs, &QAbstractItemModel::rowsRemoved, this, [this] { m_actions.update(); });
    new FieldShortcuts(m_actions.all(), *this);
    restoreLayout();
    showCurrent();
}

MainWindow::~MainWindow()
{
    m_panels.edits().setDocument(nullptr);
    qDeleteAll(findChildren<DocumentPane*>());  // while there is a window for their signals
}

void MainWindow::buildWidgets()
{
    m_actions.fill(*menuBar(), m_recent.createMenu(this));
    auto* const bar = new MainToolBar(tr("Main toolbar"), this);
    addToolBar(bar);
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    bar->setIconSize(QSize(style::grid(this, 5), style::grid(this, 5)));
    m_actions.fill(*bar);
    m_expressions = new QStackedWidget(bar);
    m_expressions->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_expressions->addWidget(new QWidget(m_expressions));
    bar->insertWidget(&m_actions["export"], m_expressions)->setObjectName(QStringLiteral("expressionBar"));
    m_devices = new DeviceChooser(this);
    bar->addWidget(m_devices)->setVisible(m_devices->hasChoice());
    connect(m_devices, &DeviceChooser::chosen, this, [this](const QString& device) {
        if (DocumentPane* pane = current()) {
            pane->setDevice(deviceNamed(device.toStdString()));
        }
    });

    m_messages = new MessageBar(this);
    m_tabs = new DocumentTabs(this);
    m_waiting = new WaitingTabs(*m_tabs, [this] { return addPane(); }, this);
    connect(m_tabs, &QTabWidget::currentChanged, this, &MainWindow::showCurrent);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(new WelcomePage(m_actions, m_recent, this));
    m_pages->addWidget(m_tabs);

    auto* central = new QWidget(this);
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_pages, 1);
    setCentralWidget(central);
}

void MainWindow::connectPanels()
{
    m_panels.connectActions(m_actions["showEdits"], m_actions["showJobs"], m_actions["showLog"]);
    connect(&m_panels.edits(), &EditListPanel::told, statusBar(), &QStatusBar::showMessage);
    connect(&m_panels.edits(), &EditListPanel::failed, this, [this](const Notice& notice) {
        DocumentPane* pane = current();
        (pane ? pane->messages() : *m_messages).report(notice);
    });
    connect(m_messages, &MessageBar::reported, this, [this](const Notice& notice) { m_panels.log().add(notice); });
}

// ---- layout -------------------------------------------------------------------------------------

void MainWindow::restoreLayout()
{
    const QSettings settings;
    if (!restoreWindowPlace(*this, settings.value(kPlace))) {
        resizeWithinScreen(*this, QSize(1280, 800));
    }
    m_panels.restore(settings.value(kDocks).toMap());
    m_actions["showTree"].setChecked(settings.value(kTree, true).toBool());
    m_actions["showInspector"].setChecked(settings.value(kInspector, true).toBool());
}

void MainWindow::storeLayout() const
{
    QSettings settings;
    settings.setValue(kPlace, windowPlace(*this));
    settings.setValue(kDocks, m_panels.state());
    if (const DocumentPane* pane = current()) {
        settings.setValue(kPaneLayout, pane->layoutState());
    }
    settings.setValue(kTree, m_actions["showTree"].isChecked());
    settings.setValue(kInspector, m_actions["showInspector"].isChecked());
}

void MainWindow::storeSession() const
{
    std::vector<SessionDocument> documents;
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        const auto* const pane = qobject_cast<const DocumentPane*>(m_tabs->widget(tab));
        const bool isFront = tab == m_tabs->currentIndex();
        if (const WaitingDocument* const waiting = m_waiting->at(tab)) {
            documents.push_back({waiting->path, isFront, waiting->place.value_or(DocumentPane::Place())});
        } else if (!m_shownFolders.contains(pane->document().path())) {  // else its folder goes with this window
            documents.push_back({pane->document().path(), isFront, pane->place()});
        }
    }
    QSettings().setValue(kSession, sessionState(documents));
}

void MainWindow::restoreSession(bool afterCrash)
{
    std::vector<WaitingDocument> documents;
    for (const SessionDocument& each : sessionFrom(QSettings().value(kSession))) {
        if (mayBeOpened(each.path) && !paneOf(each.path)) {
            documents.push_back({.path = each.path, .isFront = each.isFront, .place = each.place, .withoutExpression = afterCrash});
        }
    }
    m_waiting->add(documents);
    showCurrent();
}

// ---- documents ----------------------------------------------------------------------------------

DocumentPane* MainWindow::current() const
{
    return m_tabs->current();
}

std::vector<DocumentPane*> MainWindow::panes() const
{
    return m_tabs->panes();
}

int MainWindow::documentCount() const
{
    return m_tabs->count();
}

DocumentPane* MainWindow::paneOf(const QString& path) const
{
    for (DocumentPane* pane : findChildren<DocumentPane*>()) {
        if (leadToSame(path, pane->document().openingPath()) || leadToSame(path, pane->document().path())) {
            return pane;
        }
    }
    return nullptr;
}

void MainWindow::open(const QString& path, const QString& derived)
{
    if (m_waiting->bringToFront(path)) {
        return;
    }
    if (DocumentPane* pane = paneOf(path)) {
        m_tabs->setCurrentWidget(pane);
        return;
    }
    addPane()->document().openDeriving(path, derived);
}

void MainWindow::openEach(const QStringList& paths, const QString& derived)
{
    std::vector<WaitingDocument> documents;
    std::vector<std::string> absolute;
    for (const QString& path : paths) {
        absolute.push_back(absolutePath(path).toStdString());
        if (!m_waiting->has(path) && !paneOf(path)) {
            documents.push_back({.path = path, .derived = derived});
        }
    }
    m_waiting->add(documents);
    showCurrent();
    if (paths.size() > 1 && countUp(absolute)) {
        m_messages->report({Notice::Severity::Info,
                            tr("The names of these %n files count up", nullptr, static_cast<int>(paths.size())),
                            tr("They may be the steps of one run.")},
                           {{tr("Open as one stack"), [this, paths, derived] {
                                 m_waiting->close(paths);
                                 showCurrent();
                                 openTogether(paths, derived);
                             }}});
    }
}

void MainWindow::openTogether(const QStringList& paths, const QString& derived)
{
    std::vector<std::string> absolute;
    for (const QString& path : paths) {
        absolute.push_back(absolutePath(path).toStdString());
    }
    open(QString::fromStdString(patternOf(absolute)), derived);
}

/// A pane without a document. It gets its tab when the document is there; what was in front stays until then.
DocumentPane* MainWindow::addPane()
{
    auto* pane = new DocumentPane(m_jobs, this);
    pane->hide();
    m_expressions->addWidget(&pane->expression());
    const DocumentPane* like = current();
    pane->restoreLayout(like ? like->layoutState() : QSettings().value(kPaneLayout).toMap());
    auto* separator = new QAction(pane);
    separator->setSeparator(true);
    pane->tree().addAction(separator);
    pane->tree().QWidget::addActions(m_actions.ofTree());
    connectEnds(pane);
    connect(&pane->document(), &DocumentController::opened, this, [this, pane] { showPane(pane); });
    connect(pane, &DocumentPane::stateChanged, this, [this, pane] {
        m_tabs->showName(*pane);
        if (pane == current()) {
            updateState();
        }
    });
    connect(pane, &DocumentPane::pointed, this, [this, pane](const QString& text) {
        if (pane == current()) {
            m_status->showPointed(text);  // others are read behind it, and reported again
        }
    });
    connect(&pane->messages(), &MessageBar::reported, this,
            [this, pane](const Notice& notice) { m_panels.log().add(notice, pane->name()); });
    connect(pane, &DocumentPane::told, statusBar(), &QStatusBar::showMessage);
    return pane;
}

/// A pane goes when its document is closed, or does not come.
void MainWindow::connectEnds(DocumentPane* pane)
{
    connect(&pane->document(), &DocumentController::closed, this, [this, pane] { removePane(pane); });
    connect(&pane->document(), &DocumentController::failed, this, [this, pane](const Error& error) {
        if (!pane->document().hasDocument()) {
            if (!m_waiting->fail(pane, error)) {
                m_messages->report(headlineAbout(tr("Cannot open “%1”"), pane->name()), error);
            }
            removePane(pane);
        }
    });
    connect(&pane->document(), &DocumentController::openingCancelled, this, [this, pane] {
        if (!pane->document().hasDocument()) {
            m_waiting->fail(pane, Error(ErrorKind::Cancelled, "cancelled"));
            removePane(pane);
        }
    });
}

void MainWindow::showPane(DocumentPane* pane)
{
    const QString& path = pane->document().path();
    const ShownFolder* const shown = m_shownFolders.find(path);
    if (shown) {
        pane->setName(shown->title.isEmpty() ? tr("tensordict of a program") : shown->title);
    } else {
        m_recent.add(pane->document().openingPath());
    }
    pane->setTreeVisible(m_actions["showTree"].isChecked());
    pane->setInspectorVisible(m_actions["showInspector"].isChecked());
    pane->setShapesVisible(m_actions["showShapes"].isChecked());
    if (!m_waiting->replace(pane)) {
        m_messages->clear();
        m_tabs->addTab(pane, {});
        m_tabs->setCurrentWidget(pane);
    }
    m_tabs->showName(*pane);
    showCurrent();
    if (pane == current()) {
        pane->tree().setFocus();
    }
    if (shown && !shown->expression.isEmpty()) {
        // Shows the reason of an error in the program, and fixes.
        m_actions["showShapes"].setChecked(true);
        pane->expression().field()->setText(shown->expression);
        const QString where = shown->where.isEmpty() ? shown->error : tr("%1, at %2").arg(shown->error, shown->where);
        pane->messages().report({Notice::Severity::Error, tr("The program raised an error"), where, shown->title});
    }
    storeSession();  // this process may be killed
}

void MainWindow::removePane(DocumentPane* pane)
{
    m_tabs->removeTab(m_tabs->indexOf(pane));
    pane->expression().setParent(pane);  // it goes with it
    showCurrent();                       // before the pane goes, whose edits are listed
    pane->setParent(nullptr);            // no longer one of ours, should the same file be opened again at once
    pane->deleteLater();
    removeShownFolders();
    storeSession();
}

void MainWindow::showCurrent()
{
    DocumentPane* pane = current();
    m_panels.edits().setDocument(pane ? &pane->document() : nullptr);
    m_pages->setCurrentIndex(m_tabs->count() > 0 ? 1 : 0);
    m_expressions->setCurrentWidget(pane ? &pane->expression() : m_expressions->widget(0));
    m_status->showPointed({});
    m_status->showFormat(pane ? pane->document().formatName() : QString());
    updateState();
    Q_EMIT frontChanged();
}

void MainWindow::updateState()
{
    DocumentPane* pane = current();
    const DocumentController* document = pane ? &pane->document() : nullptr;
    m_actions.update();
    m_panels.edits().updateState();
    m_devices->show(pane ? std::optional(pane->device()) : std::nullopt);
    setWindowModified(document && document->isModified());
    setWindowFilePath(document ? document->path() : QString());
    setWindowTitle(!pane                    ? QStringLiteral("TensorDesk")
                   : document->isEditable() ? tr("%1[*] — TensorDesk").arg(pane->name())
                                            : tr("%1[*] (read-only) — TensorDesk").arg(pane->name()));
}

QString MainWindow::lastFolder() const
{
    const DocumentPane* pane = current();
    return pane ? folderOf(pane->document().path()) : QString();
}

void MainWindow::showFolder(const QString& path)
{
    ShownFolder folder;
    try {
        folder = m_shownFolders.add(path);
    } catch (const Error& error) {
        m_messages->report(tr("Cannot show the tensordicts of the program"), error);
        return;
    }
    QWidget* window = this;
    if (folder.members.size() == 1 && (folder.error.isEmpty() || !folder.expression.isEmpty())) {
        open(folder.members.first());
    } else {
        auto* const collation = new CollationWindow(folder.members, folder.names);
        collation->setOccasion(folder.heading(), folder.error);
        connect(collation, &QObject::destroyed, this, &MainWindow::removeShownFolders);
        m_shownFolders.setWindow(collation);
        window = collation;
    }
    window->show();
    window->raise();
    window->activateWindow();
}

void MainWindow::removeShownFolders()
{
    m_shownFolders.removeUnused([this](const QString& path) { return paneOf(path) != nullptr; });
}

// ---- further actions of the user -----------------------------------------------------------------

void MainWindow::chooseFile()
{
    dialogs::choosePath(this, dialogs::Wanted::File, tr("Open a file"), lastFolder(), formattext::openFilters(),
                        [this](const QString& path) { open(path); });
}

void MainWindow::chooseFolder()
{
    dialogs::choosePath(this, dialogs::Wanted::Folder, tr("Open a folder"), lastFolder(), {},
                        [this](const QString& path) { open(path); });
}

void MainWindow::openSample()
{
    if (DocumentPane* pane = paneOf(sampleFilePath())) {
        m_tabs->setCurrentWidget(pane);
        return;
    }
    auto* job = new Job<QString>(this);
    job->setTitle(tr("Simulate the sample"));
    m_jobs.watch(job);
    connect(job, &AbstractJob::done, this, [this, job] {
        open(*job->takeResult());
        job->deleteLater();
    });
    connect(job, &AbstractJob::failed, this, [this, job](const Error& error) {
        m_messages->report(tr("Cannot make the sample"), error);
        job->deleteLater();
    });
    job->start(JobPools::passes(), [path = sampleFilePath()](Progress& progress) {
        writeSampleFile(path, progress);
        return path;
    });
}

void MainWindow::collateFiles()
{
    std::vector<CollateDialog::Choice> open;
    for (DocumentPane* pane : panes()) {
        open.push_back({pane->name(), pane->document().path(), pane->document().td()});
    }
    auto* const dialog = new CollateDialog(std::move(open), lastFolder(), this);
    dialogs::open(dialog, [dialog] { (new CollationWindow(dialog->members()))->show(); });
}

void MainWindow::compareOpen()
{
    std::vector<CompareWindow::Input> others;
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        const auto* const pane = qobject_cast<const DocumentPane*>(m_tabs->widget(tab));
        if (const WaitingDocument* const waiting = m_waiting->at(tab)) {
            others.push_back({waiting->path});
        } else if (pane != current()) {
            others.push_back({pane->document().path(), pane->document().td(), pane->name()});
        }
    }
    if (const DocumentPane* const front = current()) {
        compareWithOne({front->document().path(), front->document().td(), front->name()}, others, *m_tabs);
    }
}

void MainWindow::searchKeys()
{
    m_actions["showTree"].setChecked(true);
    if (DocumentPane* pane = current()) {
        pane->focusSearch();
    }
}

void MainWindow::turnTab(int by)
{
    m_tabs->turn(by);
}

/// Returns the window's actions, then the additional ones of visible parts of the current document.
QList<QAction*> MainWindow::everyAction() const
{
    const DocumentPane* const pane = current();
    return m_actions.all() + (pane ? visibleActions(*pane, m_actions.all()) : QList<QAction*>());
}

void MainWindow::setColourScheme(ColourScheme scheme)
{
    programsettings::setColourScheme(scheme);
    m_actions.update();
}

void MainWindow::showSettings()
{
    const DocumentPane* const pane = current();
    const QVariantMap layout = pane ? pane->layoutState() : QSettings().value(kPaneLayout).toMap();
    auto* const dialog = new SettingsDialog(layout.value(kTreeColumns).toList(), this);
    connect(dialog, &SettingsDialog::lookChosen, this, [this] { m_actions.update(); });
    connect(dialog, &SettingsDialog::columnChosen, this, [this, dialog](int column, bool shown) {
        for (const DocumentPane* const each : panes()) {
            each->tree().setColumnShown(column, shown);
        }
        QVariantMap kept = QSettings().value(kPaneLayout).toMap();
        kept[kTreeColumns] = dialog->columns();
        QSettings().setValue(kPaneLayout, kept);
    });
    dialogs::open(dialog);
}

void MainWindow::takeTour()
{
    delete m_tour;
    openSample();
    m_tour = new Tour(sampleFilePath(), *this);
}

void MainWindow::showPalette()
{
    auto* const palette = new CommandPalette(everyAction(), this);
    dialogs::open(palette, [palette] {
        if (QAction* action = palette->chosen())
            action->trigger();
    });
}

void MainWindow::showManual()
{
    ManualWindow::open(manualPageOf(QApplication::focusWidget()));
}

void MainWindow::showShortcuts()
{
    std::vector<ShortcutsDialog::Group> groups;
    for (const auto& [title, actions] : m_actions.byPurpose()) {
        groups.push_back({title});
        groups.back().add(actions);
    }
    QList<QAction*> others = everyAction();
    others.erase(others.begin(), others.begin() + m_actions.all().size());
    groups.push_back({tr("In the view that is shown")});
    groups.back().add(others);
    for (const ShortcutsDialog::Group& each : keysOfWidgets()) {
        groups.push_back(each);
    }
    dialogs::open(new ShortcutsDialog(groups, this));
}

void MainWindow::showAbout()
{
    dialogs::open(aboutBox(this));
}

// ---- events -------------------------------------------------------------------------------------

void MainWindow::quit()
{
    // If the main window asks a question, the others stay until it is answered.
    for (QWidget* window : QApplication::topLevelWidgets()) {
        if (auto* main = qobject_cast<MainWindow*>(window); main && main->isVisible()) {
            main->m_isQuitting = true;
            main->close();
            return;
        }
    }
    QApplication::closeAllWindows();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    const bool isQuitting = std::exchange(m_isQuitting, false);
    for (DocumentPane* pane : panes()) {
        if (pane->document().isModified()) {
            event->ignore();
            m_tabs->setCurrentWidget(pane);
            pane->afterUnsaved([this, isQuitting] {
                m_isQuitting = isQuitting;
                close();
            });
            return;
        }
    }
    storeLayout();
    storeSession();
    event->accept();
    if (isQuitting) {
        QMetaObject::invokeMethod(qApp, &QApplication::closeAllWindows, Qt::QueuedConnection);
    }
}

void MainWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::ActivationChange && isActiveWindow()) {
        for (DocumentPane* pane : panes()) {
            pane->document().checkDisk();
        }
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
    } else if (event->modifiers().testFlag(Qt::ShiftModifier)) {
        auto* const menu = new DropMenu(paths, this);
        connect(menu, &DropMenu::openAsked, this, [this](const QString& path) { open(path); });
        menu->popup(mapToGlobal(event->position().toPoint()));
    } else {
        openTogether(paths);
    }
}

}  // namespace tensordesk
