// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/datamask.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// The possible roles of a rollout's keys, by names and shapes only. A value type.
struct RolloutKeys {
    struct FoundLeaf {
        Leaf leaf;
        LeafPlace place;
        DimNames names;  ///< of the batch dims of its level
    };

    std::vector<KeyPath> ends =
        {};  ///< bools and integers with one value per step, which may define episodes; also flags of agents
    std::vector<KeyPath> rewards = {};   ///< real numbers with one value per step; also rewards of agents
    std::optional<KeyPath> reward = {};  ///< see rewardKeyOf()
    std::vector<KeyPath> pictures = {};  ///< that look like pictures, such as those of cameras
    std::optional<KeyPath> action = {};  ///< the action of a step
    std::vector<KeyPath> states = {};    ///< vectors of real numbers among the observations, such as those of joints
    std::vector<KeyPath> facts = {};     ///< of an episode: its seed, its task
    int64_t bytes = 0;                   ///< of all examined leaves
    std::vector<FoundLeaf> leaves = {};  ///< tensors over the batch, in key order

    /// Examines at most `mostLeaves` leaves. Reads no element; opens stored children.
    [[nodiscard]] static RolloutKeys of(const TensorDict& td, std::size_t mostLeaves, const Progress& progress);
};

}  // namespace tensordesk
