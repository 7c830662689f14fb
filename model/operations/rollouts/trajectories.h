// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// The keys that torchrl's split_trajectories() goes by.
struct TrajectoryKeys {
    KeyPath ids;              ///< integers over the batch, and of the result
    KeyPath mask;             ///< of the result: true where there is data
    KeyPath done = {"done"};  ///< below `next`: ends trajectories where there are no ids

    /// `("collector", "traj_ids")` where there is an entry `collector`, else `traj_ids`; the mask beside them.
    [[nodiscard]] static TrajectoryKeys of(const TensorDict& td);
};

/// The trajectories of rollouts along the last batch dim, one behind the other, each with zeros up to the length of the longest:
/// batch size [trajectories, steps], with a mask. Rows that are one trajectory each stay as they are. Without ids these are made
/// of ("next", done), and kept. Copies.
/// ValueError without a batch dim, KeyError where neither is there, RuntimeError where it is not over the batch.
/// Source: torchrl.collectors.utils.split_trajectories.
[[nodiscard]] TensorDict splitTrajectories(const TensorDict& td, const TrajectoryKeys& keys);

/// Episodes stacked, each with zeros up to the length of the longest, and a mask. Copies. REQUIRES: an episode, at least; a batch
/// of one dim each.
[[nodiscard]] TensorDict paddedEpisodes(const std::vector<TensorDict>& episodes, const KeyPath& mask);

}  // namespace tensordesk
