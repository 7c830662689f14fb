// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QWidget;

namespace tensordesk {

/// Returns an empty menu for QMenu::popup(), which is destroyed when it is closed. A menu in QMenu::exec() must not be a child of a
/// widget that may be destroyed meanwhile.
[[nodiscard]] QMenu* newContextMenu(QWidget* parent);

/// Makes the widget's actions its context menu: Qt::ActionsContextMenu without blocking.
void offerActions(QWidget* widget);

}  // namespace tensordesk
