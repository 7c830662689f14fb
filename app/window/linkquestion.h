// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace tensordesk {

/// Asks whether links out of folders are to be followed from now on; see Note [Links out of a folder].
[[nodiscard]] bool askToFollowLinks(QWidget* parent);

}  // namespace tensordesk
