// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace tensordesk {

/// Asks if links out of folders may be followed from now on, and calls `agreed` if the user agrees; see Note [Links out of a
/// folder].
void askToFollowLinks(QWidget* parent, std::function<void()> agreed);

}  // namespace tensordesk
