// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <QString>

#include <functional>
#include <vector>

class QMenu;

namespace tensordesk {

/// A menu of keys, each of which is chosen or not.
namespace keymenu {

/// Fills the menu anew. `nothing`: what it says without keys. `toggled` is told what a person does, one key at a time.
void fill(QMenu& menu, const std::vector<KeyPath>& offered, const std::vector<KeyPath>& chosen, const QString& nothing,
          const std::function<void(const KeyPath& key, bool choose)>& toggled);
/// The keys with that one at their end, or without it.
[[nodiscard]] std::vector<KeyPath> changed(std::vector<KeyPath> keys, const KeyPath& key, bool choose);

}  // namespace keymenu

}  // namespace tensordesk
