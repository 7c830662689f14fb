// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QWidget;

namespace tensordesk {

/// Asks whether links out of folders are to be followed from now on, and calls `agreed` if a person agrees; see Note
/// [Links out of a folder].
void askToFollowLinks(QWidget* parent, std::function<void()> agreed);

}  // namespace tensordesk
