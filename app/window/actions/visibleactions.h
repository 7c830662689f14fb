// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAction;
class QWidget;

namespace tensordesk {

/// Returns the actions of the visible widgets below `root`, except those without a text and those in `known`.
[[nodiscard]] QList<QAction*> visibleActions(const QWidget& root, const QList<QAction*>& known);

}  // namespace tensordesk
