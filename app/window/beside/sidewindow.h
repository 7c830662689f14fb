// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

class QStatusBar;

namespace tensordesk {

class JobList;

/// A window beside the main one, for one purpose: Esc stops its newest job, or closes it if there is none; keys to close it and to
/// quit are those of the main window. Deletes itself when it is closed.
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
