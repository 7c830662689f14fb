// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QWidget;

namespace tensordesk {

/// An empty menu for QMenu::popup(), which goes when it is closed. A menu that waits in QMenu::exec() must not be a child
/// of a widget that may go meanwhile.
[[nodiscard]] QMenu* newContextMenu(QWidget* parent);

/// Makes the widget's actions its context menu: Qt::ActionsContextMenu that waits for nothing.
void offerActions(QWidget* widget);

}  // namespace tensordesk
