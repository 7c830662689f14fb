// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QVariantMap>

class QAction;
class QDockWidget;
class QMainWindow;

namespace tensordesk {

class EditListPanel;
class JobList;
class JobPanel;
class MessageLog;

/// The panels around the documents, each in a dock with an action that shows it: edit list, jobs, messages.
class DockPanels final {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::DockPanels)

public:
    /// Adds them to `window`, which owns them, hidden. REQUIRES: `jobs` outlives them.
    DockPanels(QMainWindow& window, JobList& jobs);

    [[nodiscard]] EditListPanel& edits() const noexcept { return *m_edits; }
    [[nodiscard]] MessageLog& log() const noexcept { return *m_log; }

    /// Connects the actions that show edit list, jobs and messages.
    void connectActions(QAction& edits, QAction& jobs, QAction& log);

    /// Returns `{"edits": {"area": "bottom", "shown": true, "size": 160}, …}`: the area of each panel, and its size.
    [[nodiscard]] QVariantMap state() const;
    /// Ignores invalid values.
    void restore(const QVariantMap& state);

private:
    QDockWidget* add(QWidget* panel, const QString& title, const char* name);
    void connectAction(QDockWidget* dock, QAction& action);
    void show(QDockWidget* dock, bool isShown);

    QMainWindow& m_window;
    EditListPanel* m_edits;
    JobPanel* m_jobs;
    MessageLog* m_log;
    QDockWidget* m_editDock;
    QDockWidget* m_jobDock;
    QDockWidget* m_logDock;
    bool m_isSized = false;  ///< by the user, or by the program when the first one was shown
};

}  // namespace tensordesk
