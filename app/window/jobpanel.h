// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QLabel;
class QProgressBar;
class QToolButton;
class QVBoxLayout;

namespace tensordesk {

class JobList;

/// All background jobs, oldest first: progress, rate, remaining time, and a button that stops it, or a text that it cannot be
/// stopped.
class JobPanel final : public QWidget {
    Q_OBJECT

public:
    /// REQUIRES: `jobs` outlives the panel.
    explicit JobPanel(JobList& jobs, QWidget* parent = nullptr);

private:
    struct Row {
        QWidget* widget;
        QLabel* title;
        QProgressBar* progress;
        QLabel* amount;
        QToolButton* cancel;
    };

    void addRow(int at);
    void removeRow(int at);
    void showRow(int at);

    JobList& m_jobs;
    QVBoxLayout* m_layout;
    QLabel* m_none;
    std::vector<Row> m_rows;
};

}  // namespace tensordesk
