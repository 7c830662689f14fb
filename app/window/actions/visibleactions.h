// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAction;
class QWidget;

namespace tensordesk {

/// Returns the actions with a text that visible widgets below `root` have, without those in `known`.
[[nodiscard]] QList<QAction*> visibleActions(const QWidget& root, const QList<QAction*>& known);

}  // namespace tensordesk
