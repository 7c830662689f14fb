// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace tensordesk {

/// A menu of actions for several files that were dropped together. Shows the window of the selected one, and deletes itself when it
/// closes.
class DropMenu : public QMenu {
    Q_OBJECT

public:
    DropMenu(const QStringList& paths, QWidget* parent);

Q_SIGNALS:
    /// A file is to be opened in its own tab.
    void openAsked(const QString& path);
};

}  // namespace tensordesk
