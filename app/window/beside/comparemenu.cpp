// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/comparemenu.h"

#include "views/text/filename.h"

#include <QMenu>

namespace tensordesk {

void compareWithOne(const CompareWindow::Input& first, const std::vector<CompareWindow::Input>& others, QWidget& at)
{
    const auto compareWith = [first](const CompareWindow::Input& second) { (new CompareWindow(first, second))->show(); };
    if (others.size() == 1) {
        compareWith(others.front());
        return;
    }
    auto* const menu = new QMenu(&at);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const CompareWindow::Input& second : others) {
        QString name = second.name.isEmpty() ? format::fileName(second.path) : second.name;
        name.replace(QLatin1Char('&'), QStringLiteral("&&"));  // it may be that of a key
        menu->addAction(name, &at, [compareWith, second] { compareWith(second); });
    }
    menu->popup(at.mapToGlobal(QPoint(0, 0)));
}

}  // namespace tensordesk
