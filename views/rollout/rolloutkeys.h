// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/datamask.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// What the keys of a rollout may be good for, told by their names and shapes alone. A value type.
struct RolloutKeys {
    struct FoundLeaf {
        Leaf leaf;
        LeafPlace place;
        DimNames names;  ///< of the batch dims of its level
    };

    std::vector<KeyPath> ends =
        {};  ///< bools and integers of which there is one a step: they may tell episodes; flags of agents too
    std::vector<KeyPath> rewards = {};   ///< real numbers of which there is one a step, rewards of agents too
    std::optional<KeyPath> reward = {};  ///< see rewardKeyOf()
    std::optional<KeyPath> pixels = {};  ///< the first that looks like pictures
    std::optional<KeyPath> action = {};  ///< what was done in a step
    std::vector<KeyPath> facts = {};     ///< of an episode: its seed, its task
    int64_t bytes = 0;                   ///< of all leaves that were looked at
    std::vector<FoundLeaf> leaves = {};  ///< tensors over the batch, in the order of their keys

    /// Looks at no more than `mostLeaves` leaves. Reads no element; opens stored children.
    [[nodiscard]] static RolloutKeys of(const TensorDict& td, std::size_t mostLeaves, const Progress& progress);
};

}  // namespace tensordesk
