// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/actions/actions.h"
#include "app/window/dockpanels.h"
#include "app/window/session/recentfiles.h"
#include "app/window/session/shownfolders.h"
#include "views/jobs/joblist.h"
#include "views/style/style.h"

#include <QMainWindow>
#include <QPointer>

#include <vector>

class QStackedWidget;

namespace tensordesk {

class DeviceChooser;
class DocumentPane;
class DocumentTabs;
class MessageBar;
class Tour;
class WaitingTabs;
class WindowStatus;

/// The window: documents in tabs, and what is common to them. Its actions, see actionRows(), concern the document whose
/// tab is in front; what they do there is its pane's.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a file or folder in a tab of its own, or brings the tab to the front that shows it already. `derived`: the text of its
    /// derived keys, in place of those that are remembered of it.
    void open(const QString& path, const QString& derived = {});
    /// Opens each of several files or folders in a tab of its own, when it comes to the front: the first one at once. Where their
    /// names count up, offers to open them as one stack.
    void openEach(const QStringList& paths, const QString& derived = {});
    /// Opens several files or folders in one tab, as a lazy stack; see openLaidOut().
    void openTogether(const QStringList& paths, const QString& derived = {});
    /// Shows what another program put into a folder: one tensordict here, several in the collation microscope.
    /// The folder is removed with this window.
    void showFolder(const QString& path);

    /// Opens the documents of the last session, each where it was left. `afterCrash`: none of its expressions is
    /// evaluated, since it may be one that ended the program.
    void restoreSession(bool afterCrash);

    /// Ends the program: closes this program's windows, once what is unsaved is saved or dropped, unless a person wants
    /// to stay.
    static void quit();

    /// The document in front; null if none is open.
    [[nodiscard]] DocumentPane* current() const;
    /// The open documents in the order of their tabs; without those that are not opened yet, see WaitingTabs.
    [[nodiscard]] std::vector<DocumentPane*> panes() const;
    [[nodiscard]] DocumentTabs& tabs() const noexcept { return *m_tabs; }
    /// The number of documents that have a tab.
    [[nodiscard]] int documentCount() const;
    /// What works in the background.
    [[nodiscard]] JobList& jobs() noexcept { return m_jobs; }
    [[nodiscard]] const JobList& jobs() const noexcept { return m_jobs; }

    // ---- what a person can do besides with a document --------------------------------------------
    void chooseFile();
    void chooseFolder();
    void openSample();
    void collateFiles();
    /// The document in front with another one; asks which, if there are several.
    void compareOpen();
    void searchKeys();
    void turnTab(int by);
    void setLook(ColourScheme scheme);
    void showSettings();
    void showPalette();
    /// Opens the sample and tells of the parts of the window, step by step.
    void takeTour();
    /// At the page about what has the focus.
    void showManual();
    void showShortcuts();
    void showAbout();

Q_SIGNALS:
    /// Another document is in front, or none.
    void frontChanged();

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildWidgets();
    void connectPanels();
    void restoreLayout();
    void storeLayout() const;
    void storeSession() const;
    [[nodiscard]] QList<QAction*> everyAction() const;

    [[nodiscard]] DocumentPane* addPane();
    void connectEnds(DocumentPane* pane);
    void showPane(DocumentPane* pane);
    void removePane(DocumentPane* pane);
    /// The pane that shows or opens a file; null if none does.
    [[nodiscard]] DocumentPane* paneOf(const QString& path) const;
    void showCurrent();
    void updateState();
    [[nodiscard]] QString lastFolder() const;
    void removeShownFolders();

    RecentFiles m_recent;
    JobList m_jobs;
    Actions m_actions;
    DockPanels m_panels;
    ShownFolders m_shownFolders;

    QStackedWidget* m_pages;
    DocumentTabs* m_tabs;
    WaitingTabs* m_waiting;
    MessageBar* m_messages;         ///< of what belongs to no open document
    QStackedWidget* m_expressions;  ///< of the documents; the first page is that of none
    DeviceChooser* m_devices;
    WindowStatus* m_status;
    bool m_isQuitting = false;  ///< closing it closes all windows
    QPointer<Tour> m_tour;
};

}  // namespace tensordesk
