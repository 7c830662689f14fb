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

/// The main window: documents in tabs, and what they share. Its actions, see actionRows(), apply to the document of the current
/// tab, whose pane carries them out.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a file or folder in its own tab, or activates the tab that shows it already. `derived`: its derived keys, instead of
    /// remembered ones.
    void open(const QString& path, const QString& derived = {});
    /// Opens each of several files or folders in its own tab when it is activated, the first one at once. If their names count up,
    /// offers to open them as one stack.
    void openEach(const QStringList& paths, const QString& derived = {});
    /// Opens several files or folders in one tab, as a lazy stack; see openLaidOut().
    void openTogether(const QStringList& paths, const QString& derived = {});
    /// Shows a folder that another program made: one tensordict in a tab, several in the collation microscope. The folder is
    /// removed with this window.
    void showFolder(const QString& path);

    /// Opens the documents of the last session at their positions. `afterCrash`: evaluates none of their expressions, one of which
    /// may have caused the crash.
    void restoreSession(bool afterCrash);

    /// Closes this program's windows after asking about unsaved edits, unless the user cancels.
    static void quit();

    /// Returns the current document; null if none is open.
    [[nodiscard]] DocumentPane* current() const;
    /// Returns the open documents in tab order, without those that are not opened yet, see WaitingTabs.
    [[nodiscard]] std::vector<DocumentPane*> panes() const;
    [[nodiscard]] DocumentTabs& tabs() const noexcept { return *m_tabs; }
    /// Returns the number of documents with a tab.
    [[nodiscard]] int documentCount() const;
    /// Returns the background jobs.
    [[nodiscard]] JobList& jobs() noexcept { return m_jobs; }
    [[nodiscard]] const JobList& jobs() const noexcept { return m_jobs; }

    // ---- further actions of the user --------------------------------------------------------------
    void chooseFile();
    void chooseFolder();
    void openSample();
    void collateFiles();
    /// Compares the current document with another one; asks which, if there are several.
    void compareOpen();
    void searchKeys();
    void turnTab(int by);
    void setColourScheme(ColourScheme scheme);
    void showSettings();
    void showPalette();
    /// Opens the sample and explains the parts of the window, step by step.
    void takeTour();
    /// Opens the page on the focused widget.
    void showManual();
    void showShortcuts();
    void showAbout();

Q_SIGNALS:
    /// The current document changed.
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
    /// Returns the pane that shows or opens a file; null if there is none.
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
    MessageBar* m_messages;         ///< for messages that concern no open document
    QStackedWidget* m_expressions;  ///< of the documents; the first page is for none
    DeviceChooser* m_devices;
    WindowStatus* m_status;
    bool m_isQuitting = false;  ///< closing it closes all windows
    QPointer<Tour> m_tour;
};

}  // namespace tensordesk
