// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <QString>

#include <functional>
#include <vector>

class QMenu;

namespace tensordesk {

/// A menu of checkable keys.
namespace keymenu {

/// Fills the menu. `nothing`: its text without keys. `toggled` is called for each change of the user.
void fill(QMenu& menu, const std::vector<KeyPath>& offered, const std::vector<KeyPath>& chosen, const QString& nothing,
          const std::function<void(const KeyPath& key, bool choose)>& toggled);
/// Returns the keys with this one appended, or without it.
[[nodiscard]] std::vector<KeyPath> changed(std::vector<KeyPath> keys, const KeyPath& key, bool choose);

}  // namespace keymenu

}  // namespace tensordesk
