// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/shortcutsdialog.h"

#include "app/window/actions/actionname.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/widgets/rowdelegate.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tensordesk {

void ShortcutsDialog::Group::add(const QList<QAction*>& actions)
{
    for (const QAction* const action : actions) {
        // Behind a tabulator stands a key that is the action's only in some places.
        const QString keys = action->shortcuts().isEmpty()
                               ? action->text().section(QLatin1Char('\t'), 1)
                               : QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText);
        if (!keys.isEmpty()) {
            rows.push_back({actionName(action->text()), keys, action->statusTip(), action->icon()});
        }
    }
}

ShortcutsDialog::ShortcutsDialog(const std::vector<Group>& groups, QWidget* parent)
    : QDialog(parent), m_query(new QLineEdit(this)), m_list(new QTreeWidget(this))
{
    setWindowTitle(tr("Keyboard shortcuts"));
    m_query->setPlaceholderText(tr("Search by a word, or by a key such as Ctrl+E"));
    m_query->setAccessibleName(tr("Shortcut to find"));
    m_query->setClearButtonEnabled(true);
    m_query->addAction(icon(Symbol::Search), QLineEdit::LeadingPosition);
    m_list->setHeaderLabels({tr("Action"), tr("Keys")});
    m_list->setAccessibleName(windowTitle());
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setIndentation(style::grid(this, 3));
    m_list->setItemDelegate(new RowDelegate(m_list));
    const QIcon none = blankIcon();
    QFont bold = font();
    bold.setBold(true);
    for (const Group& group : groups) {
        if (group.rows.empty()) {
            continue;
        }
        auto* const title = new QTreeWidgetItem(m_list, {group.title});
        title->setFirstColumnSpanned(true);
        title->setFont(0, bold);
        title->setFlags(Qt::ItemIsEnabled);
        title->setExpanded(true);
        for (const Row& row : group.rows) {
            auto* const item = new QTreeWidgetItem(title, {row.text, row.keys});
            item->setIcon(0, row.icon.isNull() ? none : row.icon);
            item->setToolTip(0, row.tip);
        }
    }
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    connect(m_query, &QLineEdit::textChanged, this, &ShortcutsDialog::search);

    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);  // Return in the field belongs to the search
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(m_query);
    layout->addWidget(m_list);
    layout->addWidget(buttons);
    resize(style::grid(this, 130), style::grid(this, 140));
}

/// Rows that have all words of it; where none has, the whole of a group whose title has them.
void ShortcutsDialog::search(const QString& text)
{
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto fits = [&](const QString& line) {
        return std::all_of(words.begin(), words.end(),
                           [&](const QString& word) { return line.contains(word, Qt::CaseInsensitive); });
    };
    for (int group = 0; group < m_list->topLevelItemCount(); ++group) {
        QTreeWidgetItem* const title = m_list->topLevelItem(group);
        const auto isFound = [&](int row) {
            const QTreeWidgetItem* const item = title->child(row);
            return fits(QStringLiteral("%1 %2 %3").arg(item->text(0), item->text(1), item->toolTip(0)));
        };
        bool isAnyFound = false;
        for (int row = 0; row < title->childCount(); ++row) {
            isAnyFound = isAnyFound || isFound(row);
        }
        const bool isWhole = !isAnyFound && fits(title->text(0));
        for (int row = 0; row < title->childCount(); ++row) {
            title->child(row)->setHidden(!isWhole && !isFound(row));
        }
        title->setHidden(!isWhole && !isAnyFound);
    }
}

}  // namespace tensordesk
