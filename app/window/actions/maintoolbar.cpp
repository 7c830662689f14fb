// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/actions/maintoolbar.h"

#include "views/style/style.h"

#include <QEvent>
#include <QFontMetrics>
#include <QToolButton>

namespace tensordesk {

namespace {

constexpr const char* kHasText = "hasText";

}  // namespace

bool MainToolBar::event(QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::Resize || type == QEvent::Show || type == QEvent::FontChange || type == QEvent::LanguageChange) {
        fit();
    }
    return QToolBar::event(event);
}

void MainToolBar::fit()
{
    const int leastToType = style::grid(this, 130);  // and to see its result
    int taken = 0;
    QList<QToolButton*> worded;
    for (QToolButton* const button : findChildren<QToolButton*>(Qt::FindDirectChildrenOnly)) {
        if (button->toolButtonStyle() == Qt::ToolButtonTextBesideIcon) {
            button->setProperty(kHasText, true);
        }
        if (button->isVisibleTo(this)) {
            const bool isWorded = button->property(kHasText).toBool();
            // With the text, whether it is to be seen now or not.
            taken += iconSize().width() + style::grid(this, 4);
            taken += isWorded ? fontMetrics().horizontalAdvance(button->text()) + style::grid(this, 2) : 0;
            worded += isWorded ? QList{button} : QList<QToolButton*>();
        }
    }
    const bool isRoom = width() - taken >= leastToType;
    for (QToolButton* const button : worded) {
        button->setToolButtonStyle(isRoom ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    }
}

}  // namespace tensordesk
