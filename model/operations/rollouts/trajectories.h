// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// The keys that torchrl's split_trajectories() uses.
struct TrajectoryKeys {
    KeyPath ids;              ///< integers over the batch, also in the result
    KeyPath mask;             ///< of the result: true for data
    KeyPath done = {"done"};  ///< below `next`: ends trajectories if there are no ids

    /// Returns `("collector", "traj_ids")` if there is an entry `collector`, else `traj_ids`, with the mask beside them.
    [[nodiscard]] static TrajectoryKeys of(const TensorDict& td);
};

/// Returns the trajectories of rollouts along the last batch dim, each padded with zeros to the maximum length: batch size
/// [trajectories, steps], with a mask. If every row is a single trajectory, the rows are unchanged. Missing trajectory IDs are
/// computed from ("next", done) and added to the result. Copies. Throws ValueError without a batch dim, KeyError if both are
/// missing, and RuntimeError if the IDs do not have the batch size. Source: torchrl.collectors.utils.split_trajectories.
[[nodiscard]] TensorDict splitTrajectories(const TensorDict& td, const TrajectoryKeys& keys);

/// Stacks episodes, each padded with zeros to the maximum length, and adds a mask. Copies. REQUIRES: at least one episode, each
/// with one batch dim.
[[nodiscard]] TensorDict paddedEpisodes(const std::vector<TensorDict>& episodes, const KeyPath& mask);

}  // namespace tensordesk
