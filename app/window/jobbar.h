// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace tensordesk {

class JobList;

/// The newest long job in the status bar: its title, its progress, and a button that stops it. Hidden without jobs.
class JobBar final : public QWidget {
    Q_OBJECT

public:
    explicit JobBar(JobList& jobs, QWidget* parent = nullptr);

private:
    void update();

    JobList& m_jobs;
    QLabel* m_text;
    QProgressBar* m_progress;
    QToolButton* m_cancel;
};

}  // namespace tensordesk
