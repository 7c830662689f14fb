// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/visibleactions.h"

#include <QAction>
#include <QLabel>

namespace tensordesk {

QList<QAction*> visibleActions(const QWidget& root, const QList<QAction*>& known)
{
    QList<QAction*> actions;
    for (const QWidget* const widget : root.findChildren<QWidget*>()) {
        const bool isOurs = widget->isVisible() && !qobject_cast<const QLabel*>(widget);  // labels copy their text
        for (QAction* const action : isOurs ? widget->actions() : QList<QAction*>()) {
            if (!action->isSeparator() && !action->text().isEmpty() && !known.contains(action) && !actions.contains(action)) {
                actions << action;
            }
        }
    }
    return actions;
}

}  // namespace tensordesk
