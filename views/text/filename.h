// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tensordesk::format {

/// Returns the name of the file or folder at `path`; for a pattern of several files (see filesMatching()) a short one: `ckpt_*.pt
/// (20 files)`.
[[nodiscard]] QString fileName(const QString& path);
/// Returns the path in the system's notation, with the short name of a pattern.
[[nodiscard]] QString filePath(const QString& path);

}  // namespace tensordesk::format
