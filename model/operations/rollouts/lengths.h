// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/episoderule.h"

#include <optional>

namespace tensordesk {

/// A tensordict whose last batch dim is time, and the keys that define its episodes.
struct TimedRollout {
    TensorDict td;
    EpisodeRule rule;
};

/// Returns the rollout in a tensordict whose batch has no time, but which has the lengths of its episodes: `lengths` or
/// `episode_lengths`, at the root or below `meta`, integers with one dim, or `episode_ends`, their cumulative sum. Either the
/// arrays contain all episodes end to end, and the batch size is [steps]; or they are padded, [episodes, steps, …], with a mask.
/// Views of the arrays that fit. Empty if there is no such key, or if nothing fits it. Only reads the lengths.
[[nodiscard]] std::optional<TimedRollout> byLengths(const TensorDict& td);

}  // namespace tensordesk
