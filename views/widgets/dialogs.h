// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

#include <functional>
#include <utility>

namespace tensordesk {

/// Non-blocking dialogs: each opens over the window of its parent, reports its result, and then deletes itself. The result is
/// dropped if the parent was destroyed.
namespace dialogs {

/// Opens `dialog`, which has a parent, and calls `accepted()` if the user accepts it.
template <typename Accepted>
void open(QDialog* dialog, Accepted accepted)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, dialog->parentWidget(), std::move(accepted));
    dialog->open();
}

/// Opens `dialog`, which has a parent and no result.
void open(QDialog* dialog);

/// The kind of path to choose.
enum class Wanted { File, Files, Folder, NewFile };
/// Asks for paths and calls `then` with the user's choice. `at`: the initial folder, or for a new file its suggested path.
/// `filters`: as in QFileDialog.
void choosePaths(QWidget* parent, Wanted wanted, const QString& title, const QString& at, const QString& filters,
                 std::function<void(const QStringList&)> then);
/// Asks for one path.
void choosePath(QWidget* parent, Wanted wanted, const QString& title, const QString& at, const QString& filters,
                std::function<void(const QString&)> then);

}  // namespace dialogs

}  // namespace tensordesk
