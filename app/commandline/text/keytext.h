// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns a key for a row: bare, or quoted if it could be misread.
[[nodiscard]] std::string keyText(const Key& key);
/// Returns `next/reward`, or Python's form if a key in it contains a slash or must be quoted.
[[nodiscard]] std::string keyText(const KeyPath& path);
/// Returns `done or next/done`.
[[nodiscard]] std::string keysText(const std::vector<KeyPath>& keys);

}  // namespace tensordesk
