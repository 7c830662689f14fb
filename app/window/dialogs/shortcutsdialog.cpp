// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/shortcutsdialog.h"

#include "app/window/actions/actionname.h"
#include "views/style/icons.h"
#include "views/style/style.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QTableWidget>
#include <QVBoxLayout>

namespace tensordesk {

ShortcutsDialog::ShortcutsDialog(const QList<QAction*>& actions, QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Keyboard shortcuts"));
    auto* table = new QTableWidget(0, 2, this);
    table->setHorizontalHeaderLabels({tr("Action"), tr("Keys")});
    table->setAccessibleName(windowTitle());
    table->verticalHeader()->hide();
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    const QIcon none = blankIcon();
    for (const QAction* action : actions) {
        // Behind a tabulator stands a key that is the action's only in some places.
        const QString keys = action->shortcuts().isEmpty()
                               ? action->text().section(QLatin1Char('\t'), 1)
                               : QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        if (keys.isEmpty()) {
            continue;
        }
        const int row = table->rowCount();
        table->insertRow(row);
        const QString name = actionName(action->text());
        auto* item = new QTableWidgetItem(action->icon().isNull() ? none : action->icon(), name);
        item->setToolTip(action->statusTip());
        table->setItem(row, 0, item);
        table->setItem(row, 1, new QTableWidgetItem(keys));
    }
    table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::ResizeToContents);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(table);
    layout->addWidget(buttons);
    resize(style::grid(this, 130), style::grid(this, 140));
}

}  // namespace tensordesk
