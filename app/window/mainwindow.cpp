// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/mainwindow.h"

#include "common/format.h"
#include "common/icons.h"
#include "common/style.h"
#include "jobs/jobpools.h"
#include "messages/messagebar.h"
#include "tree/tensortreeview.h"
#include "window/collatedialog.h"
#include "window/collationwindow.h"
#include "window/commandpalette.h"
#include "window/documentpane.h"
#include "window/documenttabs.h"
#include "window/editlistpanel.h"
#include "window/jobbar.h"
#include "window/messagelog.h"
#include "window/processmemory.h"
#include "window/samplefile.h"
#include "window/session.h"
#include "window/welcomepage.h"
#include "window/windowplace.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSettings>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QTimer>
#include <QToolBar>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

const QString kPlace = QStringLiteral("window/place");
const QString kDocks = QStringLiteral("window/docks");
const QString kSession = QStringLiteral("session");
const QString kPaneLayout = QStringLiteral("window/panes");
const QString kTree = QStringLiteral("window/tree");
const QString kInspector = QStringLiteral("window/inspector");

}  // namespace

MainWindow::MainWindow(QWidget* parent) : QMainWindow(parent), m_actions(this)
{
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    // Rows that wrap need more height the narrower they are, which no layout's minimum tells.
    setMinimumSize(style::grid(this, 200), style::grid(this, 165));
    buildWidgets();
    buildStatusBar();
    buildDocks();
    connectActions();
    restoreLayout();
    showCurrent();
    qApp->installEventFilter(this);
}

MainWindow::~MainWindow()
{
    m_edits->setDocument(nullptr);
    qDeleteAll(findChildren<DocumentPane*>());  // while there is a window for what they still say
    for (const Shown& shown : m_shownFolders) {
        shown.folder.remove();
    }
}

void MainWindow::buildWidgets()
{
    m_actions.fill(*menuBar(), m_recent.createMenu(this));
    QToolBar* bar = addToolBar(tr("Main toolbar"));
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setMovable(false);
    m_actions.fill(*bar);
    buildDeviceChooser(*bar);

    m_messages = new MessageBar(this);
    m_tabs = new DocumentTabs(this);
    m_tabs->setDocumentMode(true);
    m_tabs->setTabsClosable(true);
    m_tabs->setMovable(true);
    m_tabs->setTabBarAutoHide(true);
    m_tabs->setFocusPolicy(Qt::NoFocus);  // it hands the focus to its bar, which may be hidden: Tab would end before it
    m_tabs->setAccessibleName(tr("Documents"));
    connect(m_tabs, &QTabWidget::currentChanged, this, &MainWindow::showCurrent);
    connect(m_tabs, &QTabWidget::tabCloseRequested, this, [this](int tab) {
        m_tabs->setCurrentIndex(tab);
        current()->close();
    });

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

void MainWindow::buildStatusBar()
{
    m_pointed = new QLabel(this);
    m_pointed->setObjectName(QStringLiteral("pointed"));
    m_pointed->setFont(style::monospaced(font()));
    m_pointed->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // a long key must not widen the window
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

// ---- layout -------------------------------------------------------------------------------------

void MainWindow::restoreLayout()
{
    const QSettings settings;
    if (!restoreWindowPlace(*this, settings.value(kPlace))) {
        resizeWithinScreen(*this, QSize(1280, 800));
    }
    restoreDocks(settings.value(kDocks).toMap());
    m_actions.showTree->setChecked(settings.value(kTree, true).toBool());
    m_actions.showInspector->setChecked(settings.value(kInspector, true).toBool());
    const ColourScheme scheme = style::schemeNamed(settings.value(QStringLiteral("look")).toString());
    QAction* look = scheme == ColourScheme::Light ? m_actions.lookLight
                  : scheme == ColourScheme::Dark  ? m_actions.lookDark
                                                  : m_actions.lookSystem;
    look->setChecked(true);
}

void MainWindow::storeLayout() const
{
    QSettings settings;
    settings.setValue(kPlace, windowPlace(*this));
    settings.setValue(kDocks, dockState());
    if (const DocumentPane* pane = current()) {
        settings.setValue(kPaneLayout, pane->layoutState());
    }
    settings.setValue(kTree, m_actions.showTree->isChecked());
    settings.setValue(kInspector, m_actions.showInspector->isChecked());
}

void MainWindow::storeSession() const
{
    std::vector<SessionDocument> documents;
    for (const DocumentPane* pane : panes()) {
        if (!isShown(pane->document().path())) {  // else its folder goes with this window
            documents.push_back({pane->document().path(), pane == current(), pane->place()});
        }
    }
    QSettings().setValue(kSession, sessionState(documents));
}

void MainWindow::restoreSession(bool afterCrash)
{
    for (const SessionDocument& each : sessionFrom(QSettings().value(kSession))) {
        if (!QFileInfo::exists(each.path) || paneOf(each.path)) {
            continue;
        }
        DocumentPane* pane = addPane();
        pane->setPlace(each.place, afterCrash);
        if (each.isFront) {
            m_front = pane;
        }
        pane->document().open(each.path);
    }
}

// ---- documents ----------------------------------------------------------------------------------

DocumentPane* MainWindow::current() const
{
    return qobject_cast<DocumentPane*>(m_tabs->currentWidget());
}

std::vector<DocumentPane*> MainWindow::panes() const
{
    std::vector<DocumentPane*> panes;
    for (int tab = 0; tab < m_tabs->count(); ++tab) {
        panes.push_back(qobject_cast<DocumentPane*>(m_tabs->widget(tab)));
    }
    return panes;
}

DocumentPane* MainWindow::paneOf(const QString& path) const
{
    const QString canonical = QFileInfo(path).canonicalFilePath();
    for (DocumentPane* pane : findChildren<DocumentPane*>()) {
        for (const QString& shown : {pane->document().openingPath(), pane->document().path()}) {
            if (!canonical.isEmpty() && QFileInfo(shown).canonicalFilePath() == canonical) {
                return pane;
            }
        }
    }
    return nullptr;
}

void MainWindow::open(const QString& path)
{
    m_front = nullptr;
    if (DocumentPane* pane = paneOf(path)) {
        m_tabs->setCurrentWidget(pane);
        return;
    }
    addPane()->document().open(path);
}

/// A pane without a document. It gets its tab when the document is there; what was in front stays until then.
DocumentPane* MainWindow::addPane()
{
    auto* pane = new DocumentPane(m_jobs, this);
    pane->hide();
    const DocumentPane* like = current();
    pane->restoreLayout(like ? like->layoutState() : QSettings().value(kPaneLayout).toMap());
    connect(&pane->document(), &DocumentController::opened, this, [this, pane] { showPane(pane); });
    connect(&pane->document(), &DocumentController::closed, this, [this, pane] { removePane(pane); });
    connect(&pane->document(), &DocumentController::failed, this, [this, pane](const Error& error) {
        if (!pane->document().hasDocument()) {
            m_messages->report(error);
            removePane(pane);
        }
    });
    connect(&pane->document(), &DocumentController::openingCancelled, this, [this, pane] {
        if (!pane->document().hasDocument()) {
            removePane(pane);
        }
    });
    auto* separator = new QAction(pane);
    separator->setSeparator(true);
    pane->tree().addAction(separator);
    pane->tree().QWidget::addActions(m_actions.ofKeys());
    connect(pane, &DocumentPane::stateChanged, this, [this, pane] {
        updateTab(pane);
        if (pane == current()) {
            updateState();
        }
    });
    connect(pane, &DocumentPane::pointed, this, [this, pane](const QString& text) {
        if (pane == current()) {
            m_pointed->setText(text);  // others are read behind it, and told anew
        }
    });
    connect(&pane->messages(), &MessageBar::reported, this,
            [this, pane](const Message& message) { m_log->add(message, pane->name()); });
    connect(pane, &DocumentPane::told, statusBar(), &QStatusBar::showMessage);
    return pane;
}

void MainWindow::showPane(DocumentPane* pane)
{
    const QString& path = pane->document().path();
    if (isShown(path)) {
        pane->setName(tr("tensordict of a program"));
    } else {
        m_recent.add(pane->document().openingPath());
    }
    m_messages->clear();
    pane->setTreeVisible(m_actions.showTree->isChecked());
    pane->setInspectorVisible(m_actions.showInspector->isChecked());
    pane->setShapesVisible(m_actions.showShapes->isChecked());
    m_tabs->addTab(pane, {});
    // Of a session the tab comes to the front that was there.
    m_tabs->setCurrentWidget(m_front && m_tabs->indexOf(m_front) >= 0 ? m_front.data() : pane);
    updateTab(pane);
    showCurrent();
    current()->tree().setFocus();
    storeSession();  // this process may be killed
}

void MainWindow::removePane(DocumentPane* pane)
{
    m_tabs->removeTab(m_tabs->indexOf(pane));
    showCurrent();             // before the pane goes, whose edits are listed
    pane->setParent(nullptr);  // no longer one of ours, should the same file be opened again at once
    pane->deleteLater();
    removeShownFolders();
    storeSession();
}

void MainWindow::showCurrent()
{
    DocumentPane* pane = current();
    m_edits->setDocument(pane ? &pane->document() : nullptr);
    m_pages->setCurrentIndex(pane ? 1 : 0);
    m_pointed->clear();
    m_format->setText(pane ? pane->document().formatName() : QString());
    updateState();
}

void MainWindow::turnTab(int by)
{
    if (const int count = m_tabs->count(); count > 0) {
        m_tabs->setCurrentIndex((m_tabs->currentIndex() + by + count) % count);
    }
}

void MainWindow::showPalette()
{
    CommandPalette palette(everyAction(), this);
    if (palette.exec() == QDialog::Accepted) {
        palette.chosen()->trigger();
    }
}

void MainWindow::updateTab(DocumentPane* pane)
{
    const int tab = m_tabs->indexOf(pane);
    if (tab >= 0) {
        // A tab takes & for a shortcut.
        const QString name = pane->name().replace(QLatin1Char('&'), QStringLiteral("&&"));
        const QString text = pane->document().isModified() ? tr("%1 *").arg(name) : name;
        if (m_tabs->tabText(tab) != text) {
            m_tabs->setTabText(tab, text);  // which lays out the whole window
        }
        const auto side = static_cast<QTabBar::ButtonPosition>(
            style()->styleHint(QStyle::SH_TabBar_CloseButtonPosition, nullptr, m_tabs->tabBar()));
        if (QWidget* button = m_tabs->tabBar()->tabButton(tab, side)) {
            button->setAccessibleName(tr("Close %1").arg(pane->name()));
        }
        m_tabs->setTabToolTip(tab, QDir::toNativeSeparators(pane->document().path()));
    }
}

QString MainWindow::lastFolder() const
{
    const DocumentPane* pane = current();
    return pane ? QFileInfo(pane->document().path()).path() : QString();
}

QString MainWindow::chosenFile(const QString& title)
{
    return QFileDialog::getOpenFileName(this, title, lastFolder(), tr("HDF5 files (*.h5 *.hdf5);;All files (*)"));
}

QString MainWindow::chosenFolder(const QString& title)
{
    return QFileDialog::getExistingDirectory(this, title, lastFolder());
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
        m_shownFolders.push_back({ShownFolder::read(path), nullptr});
    } catch (const Error& error) {
        m_messages->report(error);
        return;
    }
    const ShownFolder& folder = m_shownFolders.back().folder;
    if (folder.members.size() == 1 && folder.error.isEmpty()) {
        open(folder.members.first());
        show();
        raise();
        activateWindow();
        return;
    }
    auto* window = new CollationWindow(folder.members);
    m_shownFolders.back().window = window;
    connect(window, &QObject::destroyed, this, &MainWindow::removeShownFolders);
    window->setOccasion(folder.title, folder.error);
    window->show();
    window->raise();
    window->activateWindow();
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
        m_messages->report(error);
        job->deleteLater();
    });
    job->start(JobPools::files(), [path = sampleFilePath()](Progress& progress) {
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
    CollateDialog dialog(std::move(open), lastFolder(), this);
    if (dialog.exec() == QDialog::Accepted) {
        (new CollationWindow(dialog.members()))->show();
    }
}

bool MainWindow::isShown(const QString& path) const
{
    return std::any_of(m_shownFolders.begin(), m_shownFolders.end(),
                       [&](const Shown& shown) { return shown.folder.members.contains(path); });
}

void MainWindow::removeShownFolders()
{
    std::erase_if(m_shownFolders, [this](const Shown& shown) {
        const auto isOpen = [this](const QString& path) { return paneOf(path) != nullptr; };
        const QStringList& members = shown.folder.members;
        const bool isUsed = shown.window || std::any_of(members.begin(), members.end(), isOpen);
        if (!isUsed) {
            shown.folder.remove();
        }
        return !isUsed;
    });
}

void MainWindow::updateMemory()
{
    m_memory->setText(tr("memory %1").arg(format::bytes(processMemory())));
}

void MainWindow::quit()
{
    // Where the main window asks something, the others stay until it is answered.
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

/// On some desktops fields take keys such as Ctrl+E and Ctrl+K for moving and deleting in their text. Here they are the
/// window's, as everywhere else in it; what edits a text stays with the field.
bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::ShortcutOverride) {
        return QMainWindow::eventFilter(watched, event);
    }
    const auto* key = static_cast<QKeyEvent*>(event);
    const auto* widget = qobject_cast<QWidget*>(watched);
    const bool isField = qobject_cast<QLineEdit*>(watched) || qobject_cast<QPlainTextEdit*>(watched);
    constexpr auto kCommands = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
    if (!isField || widget->window() != this || !(key->modifiers() & kCommands)) {
        return false;
    }
    for (const auto edits : {QKeySequence::Undo, QKeySequence::Redo, QKeySequence::Copy, QKeySequence::Cut, QKeySequence::Paste,
                             QKeySequence::SelectAll}) {
        if (key->matches(edits)) {
            return false;
        }
    }
    const QKeySequence pressed(key->keyCombination());
    const QList<QAction*> actions = m_actions.all();
    const bool isOurs = std::any_of(actions.begin(), actions.end(),
                                    [&](const QAction* each) { return each->isEnabled() && each->shortcuts().contains(pressed); });
    if (isOurs) {
        event->ignore();
    }
    return isOurs;
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
