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

/// The panels around the documents, each in a dock that an action shows: edit list, jobs, messages.
class DockPanels final {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::DockPanels)

public:
    /// Adds them to `window`, which owns them; all but the log's neighbours are hidden. `jobs` outlives them.
    DockPanels(QMainWindow& window, JobList& jobs);

    [[nodiscard]] EditListPanel& edits() const noexcept { return *m_edits; }
    [[nodiscard]] MessageLog& log() const noexcept { return *m_log; }

    /// Connects the actions that show edit list, jobs and messages.
    void connectActions(QAction& edits, QAction& jobs, QAction& log);

    /// `{"edits": {"area": "bottom", "shown": true, "size": 160}, …}`: where each panel is, and its extent towards the
    /// middle.
    [[nodiscard]] QVariantMap state() const;
    /// What is none of it changes nothing.
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
    bool m_isSized = false;  ///< by a person, or by us when the first one was shown
};

}  // namespace tensordesk
