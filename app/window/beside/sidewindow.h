// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMainWindow>

class QStatusBar;

namespace tensordesk {

class JobList;

/// A window beside the main one, about one thing: Esc stops its newest job, or closes it while there is none; it closes
/// and the program ends by the keys that do so in the main window. Deletes itself when it is closed.
class SideWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit SideWindow(QWidget* parent = nullptr);

protected:
    /// Of this window, shown in its status bar.
    [[nodiscard]] JobList& jobs() noexcept { return *m_jobs; }

private:
    JobList* m_jobs;
};

}  // namespace tensordesk
