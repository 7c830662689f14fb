// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <string>
#include <vector>

namespace tensordesk {

/// A key as a row shows it: bare, or quoted if it could be misread.
[[nodiscard]] std::string keyText(const Key& key);
/// `next/reward`, or as Python writes it if a key in it holds a slash or must be quoted.
[[nodiscard]] std::string keyText(const KeyPath& path);
/// `done or next/done`.
[[nodiscard]] std::string keysText(const std::vector<KeyPath>& keys);

}  // namespace tensordesk
