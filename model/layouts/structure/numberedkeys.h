// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/key.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// Returns the keys ordered by the numbers that they end with, if each is the same prefix and a number of its own: "traj_00002" before
/// "traj_00010". Keys that are only numbers must count up from 0, as those of a list do. Nothing for other keys, and for none.
[[nodiscard]] std::optional<std::vector<Key>> numberedKeys(std::vector<Key> keys);

/// True if the keys are "0", "1", … in this order, as those of a list are.
[[nodiscard]] bool areListKeys(const std::vector<Key>& keys);

}  // namespace tensordesk
