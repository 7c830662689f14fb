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

/// All that works in the background, oldest first: how far it is, how fast, how long it takes still, and a button
/// that stops it, or says that it cannot be stopped.
class JobPanel final : public QWidget {
    Q_OBJECT

public:
    /// `jobs` outlives the panel.
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
