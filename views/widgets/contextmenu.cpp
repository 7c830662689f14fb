// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/contextmenu.h"

#include <QAbstractScrollArea>
#include <QMenu>

namespace tensordesk {

QMenu* newContextMenu(QWidget* parent)
{
    auto* const menu = new QMenu(parent);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    return menu;
}

void offerActions(QWidget* widget)
{
    widget->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(widget, &QWidget::customContextMenuRequested, widget, [widget](const QPoint& at) {
        const auto* const area = qobject_cast<QAbstractScrollArea*>(widget);
        QMenu* const menu = newContextMenu(widget);
        menu->addActions(widget->actions());
        menu->popup((area ? area->viewport() : widget)->mapToGlobal(at));
    });
}

}  // namespace tensordesk
