// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/key.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// Returns the keys ordered by the numbers at their ends, if they differ only in these: "traj_00002" before "traj_00010". Keys that
/// are only numbers must count up from 0, as those of a list do. Empty for other keys, and for no keys.
[[nodiscard]] std::optional<std::vector<Key>> numberedKeys(std::vector<Key> keys);

/// True if the keys are "0", "1", … in this order, as those of a list.
[[nodiscard]] bool areListKeys(const std::vector<Key>& keys);

}  // namespace tensordesk
