// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace tensordesk {

/// What can be done with several files that were dropped together. Shows the window of what is chosen, and deletes
/// itself when it closes.
class DropMenu : public QMenu {
    Q_OBJECT

public:
    DropMenu(const QStringList& paths, QWidget* parent);

Q_SIGNALS:
    /// A file is to be opened in a tab of its own.
    void openAsked(const QString& path);
};

}  // namespace tensordesk
