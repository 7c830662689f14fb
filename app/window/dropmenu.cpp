// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dropmenu.h"

#include "app/window/beside/collationwindow.h"
#include "app/window/beside/comparewindow.h"
#include "app/window/beside/runswindow.h"
#include "views/style/icons.h"

namespace tensordesk {

DropMenu::DropMenu(const QStringList& paths, QWidget* parent) : QMenu(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    addAction(tensordesk::icon(Symbol::Members), tr("&Collate them: why they do not stack"), this,
              [paths] { (new CollationWindow(paths))->show(); });
    if (paths.size() == 2) {
        addAction(tr("C&ompare both: their differences"), this,
                  [paths] { (new CompareWindow({paths.first()}, {paths.last()}))->show(); });
    }
    addAction(tr("Compare &runs: returns of their episodes"), this, [paths] { (new RunsWindow(paths))->show(); });
    addAction(tensordesk::icon(Symbol::Open), tr("O&pen all, in tabs"), this, [this, paths] {
        for (const QString& path : paths) {
            Q_EMIT openAsked(path);
        }
    });
    setActiveAction(actions().first());
}

}  // namespace tensordesk
