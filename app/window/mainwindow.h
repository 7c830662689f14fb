// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/leafview.h"
#include "jobs/joblist.h"
#include "window/actions.h"
#include "window/recentfiles.h"
#include "window/shownfolder.h"

#include <QMainWindow>
#include <QPointer>

#include <array>
#include <utility>
#include <vector>

class QComboBox;
class QLabel;
class QStackedWidget;
class QTabWidget;
class QToolBar;

namespace tensordesk {

class DocumentPane;
class EditListPanel;
class MessageBar;
class MessageLog;

/// The window: menus, documents in tabs, what is common to them, and settings. Actions concern the document whose
/// tab is in front; what they do there is its pane's.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a file or folder in a tab of its own, or brings the tab to the front that shows it already.
    void open(const QString& path);
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
    /// The open documents in the order of their tabs.
    [[nodiscard]] std::vector<DocumentPane*> panes() const;

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildWidgets();
    void buildStatusBar();
    void buildDocks();
    void buildDeviceChooser(QToolBar& bar);
    void connectActions();
    [[nodiscard]] QVariantMap dockState() const;
    void restoreDocks(const QVariantMap& state);
    void restoreLayout();
    void storeLayout() const;
    void storeSession() const;
    [[nodiscard]] QList<QAction*> everyAction() const;
    void showPalette();
    void turnTab(int by);

    [[nodiscard]] DocumentPane* addPane();
    void showPane(DocumentPane* pane);
    void removePane(DocumentPane* pane);
    /// The pane that shows or opens a file; null if none does.
    [[nodiscard]] DocumentPane* paneOf(const QString& path) const;
    void showCurrent();
    void updateState();
    void updateTab(DocumentPane* pane);
    [[nodiscard]] std::array<std::pair<QAction*, ViewKind>, 5> viewActions() const;
    void updateMemory();

    [[nodiscard]] QString chosenFile(const QString& title);
    [[nodiscard]] QString chosenFolder(const QString& title);
    [[nodiscard]] QString lastFolder() const;
    void chooseFile();
    void chooseFolder();
    void openSample();
    void collateFiles();
    /// True for a tensordict of one of the shown folders.
    [[nodiscard]] bool isShown(const QString& path) const;
    /// Removes the shown folders that no window and no document shows any more.
    void removeShownFolders();

    Actions m_actions;
    RecentFiles m_recent;
    JobList m_jobs;

    QStackedWidget* m_pages;
    QTabWidget* m_tabs;
    MessageBar* m_messages;  ///< of what belongs to no open document
    EditListPanel* m_edits;
    MessageLog* m_log;
    QComboBox* m_devices;
    bool m_docksSized = false;  ///< by a person, or by us when the first one was shown
    QLabel* m_pointed;
    QLabel* m_format;
    QLabel* m_memory;
    struct Shown {
        ShownFolder folder;
        QPointer<QWidget> window;  ///< that shows it as a whole, if one does
    };
    std::vector<Shown> m_shownFolders;
    bool m_isQuitting = false;       ///< closing it closes all windows
    QPointer<DocumentPane> m_front;  ///< of the session that is being restored
};

}  // namespace tensordesk
