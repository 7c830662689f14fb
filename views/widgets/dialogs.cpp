// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/dialogs.h"

#include <QFileDialog>
#include <QFileInfo>

namespace tensordesk {

void dialogs::open(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void dialogs::choosePaths(QWidget* parent, Wanted wanted, const QString& title, const QString& at, const QString& filters,
                          std::function<void(const QStringList&)> then)
{
    auto* const files = new QFileDialog(parent, title, QString(), filters);
    switch (wanted) {
    case Wanted::File: files->setFileMode(QFileDialog::ExistingFile); break;
    case Wanted::Files: files->setFileMode(QFileDialog::ExistingFiles); break;
    case Wanted::Folder:
        files->setFileMode(QFileDialog::Directory);
        files->setOption(QFileDialog::ShowDirsOnly);
        break;
    case Wanted::NewFile: files->setAcceptMode(QFileDialog::AcceptSave); break;
    }
    if (wanted == Wanted::NewFile) {
        files->setDirectory(QFileInfo(at).path());
        files->selectFile(QFileInfo(at).fileName());
    } else {
        files->setDirectory(at);
    }
    open(files, [files, then = std::move(then)] { then(files->selectedFiles()); });
}

void dialogs::choosePath(QWidget* parent, Wanted wanted, const QString& title, const QString& at, const QString& filters,
                         std::function<void(const QString&)> then)
{
    choosePaths(parent, wanted, title, at, filters, [then = std::move(then)](const QStringList& paths) {
        if (!paths.isEmpty()) {
            then(paths.first());
        }
    });
}

}  // namespace tensordesk
