// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStringList>

#include <functional>
#include <utility>

namespace tensordesk {

/// Dialogs that nobody waits for: each is opened over the window of its parent, tells when a person is done with it, and
/// then deletes itself. What it tells is dropped once its parent is gone.
namespace dialogs {

/// Opens `dialog`, which has a parent, and calls `accepted()` if a person accepts it.
template <typename Accepted>
void open(QDialog* dialog, Accepted accepted)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, dialog->parentWidget(), std::move(accepted));
    dialog->open();
}

/// Opens `dialog`, which has a parent and needs no answer.
void open(QDialog* dialog);

/// What is to be chosen of the disk.
enum class Wanted { File, Files, Folder, NewFile };
/// Asks for it and calls `then` with what a person chose. `at`: the folder to begin in, or of a new file its suggested
/// path. `filters`: as QFileDialog takes them.
void choosePaths(QWidget* parent, Wanted wanted, const QString& title, const QString& at, const QString& filters,
                 std::function<void(const QStringList&)> then);
/// Asks for one path.
void choosePath(QWidget* parent, Wanted wanted, const QString& title, const QString& at, const QString& filters,
                std::function<void(const QString&)> then);

}  // namespace dialogs

}  // namespace tensordesk
