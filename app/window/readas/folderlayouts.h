// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tensordesk {

/// The saved layouts that the files of folders are read by, in the settings.
namespace folderlayouts {

/// The name of the layout for what lies at `path`; empty if there is none for its folder.
[[nodiscard]] QString of(const QString& path);
/// Keeps the name for all that lies in the folder of `path`; forgets the one it has if `name` is empty.
void remember(const QString& path, const QString& name);

}  // namespace folderlayouts

}  // namespace tensordesk
