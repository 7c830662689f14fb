// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/episoderule.h"

#include <optional>

namespace tensordesk {

/// A tensordict whose last batch dim is time, and what tells the episodes in it.
struct TimedRollout {
    TensorDict td;
    EpisodeRule rule;
};

/// What a tensordict holds whose batch has no time, but which says how long its episodes are: `lengths` or `episode_lengths`, at
/// the root or below `meta`, integers of one dim, or `episode_ends`, which sums them up. Either the arrays have all episodes one
/// behind the other, and then the batch size is [steps]; or they are padded, [episodes, steps, …], and then it is that, with a
/// mask. Views of the arrays that fit. Nothing where there is no such key, or nothing fits it. Reads the lengths alone.
[[nodiscard]] std::optional<TimedRollout> byLengths(const TensorDict& td);

}  // namespace tensordesk
