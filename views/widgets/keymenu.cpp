// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/keymenu.h"

#include "views/text/format.h"

#include <QAction>
#include <QMenu>

#include <algorithm>

namespace tensordesk::keymenu {

void fill(QMenu& menu, const std::vector<KeyPath>& offered, const std::vector<KeyPath>& chosen, const QString& nothing,
          const std::function<void(const KeyPath& key, bool choose)>& toggled)
{
    menu.clear();
    for (const KeyPath& key : offered) {
        QAction* const action = menu.addAction(format::path(key).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(std::find(chosen.begin(), chosen.end(), key) != chosen.end());
        QObject::connect(action, &QAction::toggled, &menu, [key, toggled](bool choose) { toggled(key, choose); });
    }
    if (menu.isEmpty()) {
        menu.addAction(nothing)->setEnabled(false);
    }
}

std::vector<KeyPath> changed(std::vector<KeyPath> keys, const KeyPath& key, bool choose)
{
    std::erase(keys, key);
    if (choose) {
        keys.push_back(key);
    }
    return keys;
}

}  // namespace tensordesk::keymenu
