// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace tensordesk {

class Actions;
class RecentFiles;

/// The page of an empty window: how to open files, and recent files.
class WelcomePage final : public QWidget {
    Q_OBJECT

public:
    WelcomePage(const Actions& actions, RecentFiles& recent, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void listRecent();

    RecentFiles& m_recent;
    QLabel* m_recentTitle;
    QVBoxLayout* m_recentList;
};

}  // namespace tensordesk
