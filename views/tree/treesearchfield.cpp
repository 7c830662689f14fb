// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/treesearchfield.h"

#include "views/style/icons.h"

#include <QKeyEvent>

namespace tensordesk {

TreeSearchField::TreeSearchField(QWidget* parent) : QLineEdit(parent)
{
    setPlaceholderText(tr("Search keys"));
    setAccessibleName(tr("Search keys"));
    setToolTip(tr("Shows only keys that contain this; with a slash, nested keys such as next/reward.\n"
                  "Also: obs*, dtype:f32, shape:64x64x3, >100MB, is:changed, is:broken"));
    setClearButtonEnabled(true);
    addAction(icon(Symbol::Search), QLineEdit::LeadingPosition);
}

bool TreeSearchField::clears(const QKeyEvent& event) const
{
    return event.key() == Qt::Key_Escape && !text().isEmpty();
}

bool TreeSearchField::event(QEvent* event)
{
    // The window's own Esc comes after.
    if (event->type() == QEvent::ShortcutOverride && clears(*static_cast<QKeyEvent*>(event))) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void TreeSearchField::keyPressEvent(QKeyEvent* event)
{
    if (clears(*event)) {
        event->accept();
        clear();
    } else if (event->key() == Qt::Key_Down) {
        Q_EMIT left();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

}  // namespace tensordesk
