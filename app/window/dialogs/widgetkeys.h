// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/dialogs/shortcutsdialog.h"

namespace tensordesk {

/// Returns keys with an effect in parts of the window that are not actions of menus, for the sheet of shortcuts.
[[nodiscard]] std::vector<ShortcutsDialog::Group> keysOfWidgets();

}  // namespace tensordesk
