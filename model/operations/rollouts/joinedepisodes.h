// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <vector>

namespace tensordesk {

/// Returns the steps of all episodes concatenated, the form of torchrl's offline data sets. Adds the number of the episode as
/// `episode`, int64 `[rows]`, unless that key exists: torchrl's SliceSampler uses it. Leaves are read on access; memory grows by 8
/// bytes per step. Throws KeyError if keys differ, and RuntimeError if shapes do. REQUIRES: at least one, each with time as its
/// only batch dim.
[[nodiscard]] TensorDict joinedEpisodes(const std::vector<TensorDict>& episodes);

}  // namespace tensordesk
