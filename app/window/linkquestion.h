// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace tensordesk {

class Error;

/// Whether `error` is of a link that leads out of an opened folder and that following links would read. Looks at one
/// file's metadata.
[[nodiscard]] bool isRefusedLink(const Error& error);

/// Asks whether links out of folders are to be followed from now on; see Note [Links out of a folder].
[[nodiscard]] bool askToFollowLinks(QWidget* parent);

}  // namespace tensordesk
