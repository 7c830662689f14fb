// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

class QStatusBar;

namespace tensordesk {

class JobList;

/// A window with one purpose beside the main window. Esc cancels its newest job or, without jobs, closes the window; it has the
/// main window's shortcuts for closing and quitting. Deletes itself when it is closed.
class SideWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit SideWindow(QWidget* parent = nullptr);

protected:
    /// Returns the jobs of this window, shown in its status bar.
    [[nodiscard]] JobList& jobs() noexcept { return *m_jobs; }

private:
    JobList* m_jobs;
};

}  // namespace tensordesk
