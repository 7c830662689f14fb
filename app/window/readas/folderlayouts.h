// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tensordesk {

/// The saved layouts by which the files of folders are read, in the settings.
namespace folderlayouts {

/// Returns the name of the layout for `path`; empty if there is none for its folder.
[[nodiscard]] QString of(const QString& path);
/// Stores the name for all files in the folder of `path`; removes it if `name` is empty.
void remember(const QString& path, const QString& name);

}  // namespace folderlayouts

}  // namespace tensordesk
