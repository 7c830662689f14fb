// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/dimselection.h"
#include "common/shownentry.h"
#include "expression/value.h"
#include "jobs/joblist.h"
#include "window/actions.h"
#include "window/documentcontroller.h"
#include "window/recentfiles.h"
#include "window/shownfolder.h"

#include <QMainWindow>
#include <QPointer>

#include <array>
#include <functional>
#include <optional>
#include <utility>

class QLabel;
class QSplitter;
class QStackedWidget;

namespace tensordesk {

class DataPane;
class ExpressionBar;
class InspectorPanel;
class MessageBar;
class ShapePanel;
class TensorTreeView;

/// The window of one document: tree, data and inspector side by side under the expression bar. It wires
/// widgets, actions and the document together; what each of them does is theirs.
class MainWindow final : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr);
    ~MainWindow() override;

    /// Opens a file or folder; asks first if there are unsaved edits.
    void open(const QString& path);
    /// Shows what another program put into a folder: one tensordict here, several in the collation microscope.
    /// The folder is removed with this window.
    void showFolder(const QString& path);

protected:
    void closeEvent(QCloseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void buildWidgets();
    void buildStatusBar();
    void connectActions();
    void connectDocument();
    void connectViews();
    void restoreLayout();
    void storeLayout() const;

    void showDocument();
    void showWelcome();
    void showResult(const Value& result);
    void showEntry(const ShownEntry& entry);
    void showFindings();
    void updateState();
    [[nodiscard]] std::array<std::pair<QAction*, ViewKind>, 4> viewActions() const;
    void updateMemory();

    [[nodiscard]] QString chosenFile(const QString& title);
    [[nodiscard]] QString chosenFolder(const QString& title);
    void chooseFile();
    void chooseFolder();
    void openSample();
    void exportPart();
    void compareWith(const QString& path);
    void collateMembers();
    void tryBatchDims();
    void showShapes();
    void reload();
    /// True for a tensordict of one of the shown folders.
    [[nodiscard]] bool isShown(const QString& path) const;
    /// The file's name, or where its tensordict comes from.
    [[nodiscard]] QString documentName() const;
    void report(const Error& error);
    /// Runs `then` once no edits are unsaved: saved, discarded, or there were none. Asks.
    void afterUnsaved(std::function<void()> then);

    DocumentController m_document;
    Actions m_actions;
    RecentFiles m_recent;
    JobList m_jobs;

    QStackedWidget* m_pages;
    QSplitter* m_splitter;
    ExpressionBar* m_expression;
    MessageBar* m_messages;
    ShapePanel* m_shapes;
    TensorTreeView* m_tree;
    QWidget* m_treePane;
    DataPane* m_data;
    InspectorPanel* m_inspector;
    QLabel* m_pointed;
    QLabel* m_format;
    QLabel* m_memory;

    std::optional<ShownEntry> m_shown;     ///< the selected entry
    std::optional<TensorDict> m_result;    ///< of the expression, if it is a tensordict
    std::function<void()> m_afterUnsaved;  ///< what waits for save() or discard()
    std::vector<ShownFolder> m_shownFolders;
};

}  // namespace tensordesk
