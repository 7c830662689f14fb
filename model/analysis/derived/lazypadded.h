// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <vector>

namespace tensordesk {

/// Returns the episodes stacked and padded to the longest, with a bool mask at the key `mask`, as paddedEpisodes() in
/// model/operations/rollouts/trajectories.h, but elements are read on access: only the mask is in memory, one byte per step.
/// Episodes with ragged leaves are copied. REQUIRES: as paddedEpisodes().
[[nodiscard]] TensorDict lazilyPadded(const std::vector<TensorDict>& episodes, const KeyPath& mask);

}  // namespace tensordesk
