// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <vector>

namespace tensordesk {

/// Returns the steps of all episodes end to end, the form of torchrl's offline data sets, and adds the number of the episode as
/// `episode`, int64 `[rows]`, unless that key exists: torchrl's SliceSampler tells episodes by it. Leaves
/// are read when looked at; memory grows with the steps, by 8 bytes each. KeyError if keys differ, RuntimeError if shapes do.
/// REQUIRES: at least one, each with the time as its only batch dim.
[[nodiscard]] TensorDict joinedEpisodes(const std::vector<TensorDict>& episodes);

}  // namespace tensordesk
