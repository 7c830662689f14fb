// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tensordesk {

/// Returns a path as it is from any folder; one on another machine, such as `ssh://user@host/run.h5`, is so already.
[[nodiscard]] QString absolutePath(const QString& path);
/// Returns the machine of such a path, `user@host`; empty for one of this machine.
[[nodiscard]] QString machineOf(const QString& path);
/// Returns the absolute path of the folder that contains it, on this machine or another one.
[[nodiscard]] QString folderOf(const QString& path);
/// True for an existing file or folder, a pattern of several, or one on another machine. A missing one may come
/// back, as a disk does.
[[nodiscard]] bool mayBeOpened(const QString& path);
/// True if both paths lead to the same file or folder; a pattern of several files leads to itself.
[[nodiscard]] bool leadToSame(const QString& path, const QString& other);

}  // namespace tensordesk
