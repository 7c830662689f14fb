// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/collatedialog.h"

#include "model/layouts/laidoutstorage.h"
#include "views/style/style.h"
#include "views/text/filename.h"
#include "views/text/formattext.h"
#include "views/widgets/dialogs.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tensordesk {

CollateDialog::CollateDialog(std::vector<Choice> open, const QString& folder, QWidget* parent)
    : QDialog(parent), m_folder(folder), m_list(new QListWidget(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Collate files"));
    auto* explanation = new QLabel(tr("Tensordicts to show side by side, and why they do not stack."), this);
    explanation->setWordWrap(true);
    explanation->setBuddy(m_list);
    m_list->setAccessibleName(tr("Tensordicts"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    auto* files = m_buttons->addButton(tr("Add &files…"), QDialogButtonBox::ActionRole);
    auto* folders = m_buttons->addButton(tr("Add f&older…"), QDialogButtonBox::ActionRole);
    for (QPushButton* button : {files, folders}) {
        button->setAutoDefault(false);
    }
    m_buttons->button(QDialogButtonBox::Ok)->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_buttons);
    resize(style::grid(this, 140), style::grid(this, 80));
    connect(files, &QPushButton::clicked, this, &CollateDialog::addFiles);
    connect(folders, &QPushButton::clicked, this, &CollateDialog::addFolder);
    connect(m_list, &QListWidget::itemChanged, this, &CollateDialog::showState);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (Choice& each : open) {
        list(std::move(each));
    }
    showState();
}

void CollateDialog::list(Choice choice)
{
    const QString path = format::filePath(choice.path);
    auto* item = new QListWidgetItem(choice.td ? tr("%1, as opened").arg(choice.name) : path);
    item->setToolTip(path);
    item->setCheckState(Qt::Checked);
    m_choices.push_back(std::move(choice));
    m_list->addItem(item);
    m_list->setCurrentItem(item);
}

void CollateDialog::add(const QString& path)
{
    const auto isListed = [canonical = QFileInfo(path).canonicalFilePath()](const Choice& each) {
        return QFileInfo(each.path).canonicalFilePath() == canonical;
    };
    const auto found = std::find_if(m_choices.begin(), m_choices.end(), isListed);
    if (found == m_choices.end()) {
        list({format::fileName(path), path});
    } else {
        m_list->item(static_cast<int>(found - m_choices.begin()))->setCheckState(Qt::Checked);
    }
    m_folder = QFileInfo(path).path();
    showState();
}

void CollateDialog::addFiles()
{
    dialogs::choosePaths(this, dialogs::Wanted::Files, tr("Collate files"), m_folder, formattext::openFilters(),
                         [this](const QStringList& paths) {
                             for (const QString& path : paths) {
                                 add(path);
                             }
                         });
}

void CollateDialog::addFolder()
{
    dialogs::choosePath(this, dialogs::Wanted::Folder, tr("Collate a folder"), m_folder, {},
                        [this](const QString& path) { add(path); });
}

void CollateDialog::showState()
{
    int chosen = 0;
    for (int row = 0; row < m_list->count(); ++row) {
        chosen += m_list->item(row)->checkState() == Qt::Checked ? 1 : 0;
    }
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(chosen > 0);
}

std::function<CollationWindow::Members(Progress&)> CollateDialog::members() const
{
    std::vector<Choice> chosen;
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked) {
            chosen.push_back(m_choices[static_cast<std::size_t>(row)]);
        }
    }
    return [chosen](Progress& progress) {
        CollationWindow::Members members;
        for (const Choice& each : chosen) {
            progress.check();
            if (each.td) {
                members.tds.push_back(*each.td);
            } else {
                members.storages.emplace_back(openLaidOut(each.path.toStdString()));
                members.tds.push_back(members.storages.back()->root());
            }
            members.names << each.name;
        }
        return members;
    };
}

}  // namespace tensordesk
