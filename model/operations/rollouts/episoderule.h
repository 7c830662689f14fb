// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

// Note [Steps of an episode]
// The last dim of the batch is time. An episode is a run of steps. It ends with a step at which a key that ends episodes is
// true, before a step at which one starts or has another id, before padding (see dataMaskOf()), before the seam of a ring, or
// with the batch. Padding is no step of any episode, nor are rows of a ring that are not written yet.

/// The rows of a replay buffer that is written in a ring, along a batch of one dim.
struct Ring {
    int64_t written = 0;  ///< these stand in front; the others hold nothing
    int64_t seam = 0;     ///< where the oldest row stands: the row before it is the newest, and not followed by this one
    bool operator==(const Ring&) const = default;
};

/// What tells where episodes begin and end. Each key is over the batch: dims of size 1 behind it do not count. Only ends may be
/// of agents: then they have a dim of these behind the batch, too.
struct EpisodeRule {
    std::vector<KeyPath> ends = {};    ///< bools: a step at which one of them is true is the last of its episode
    bool ofAgents = false;             ///< an end is where all of them are true, of all agents
    std::vector<KeyPath> starts = {};  ///< bools: a step at which one of them is true is the first
    std::vector<KeyPath> ids = {};     ///< integers: alike at all steps of an episode, another at the step behind it
    bool byMember = false;             ///< a position of the first batch dim each, as a member of a lazy stack
    std::optional<Ring> ring = {};
    std::optional<KeyPath> lengths = {};  ///< of which the ids or the mask were made; see byLengths()

    bool operator==(const EpisodeRule&) const = default;
    /// True if nothing tells episodes.
    [[nodiscard]] bool empty() const noexcept { return ends.empty() && starts.empty() && ids.empty() && !byMember; }
    /// All keys, those that end episodes first.
    [[nodiscard]] std::vector<KeyPath> keys() const;
};

/// The rule that a tensordict is known by, of all that it has of these:
/// - ends: `("next", "done")`, else `terminated` and `truncated` below `next`, else `done`, else these two of the root. What
///   stands below `next` tells of the state after a step, and what the root has of the one before, which a rollout never finds
///   ended; where there are none, `("next", group, "done")`, else `(group, "done")` of all groups of agents that have it;
/// - starts: `is_init`;
/// - ids: `("collector", "traj_ids")`, else `traj_ids`, `episode`, `episode_index` or `episode_id`;
/// - where there is no such key, the members of a lazy stack along its first batch dim, if there is another one behind it.
/// Reads no element; may open stored children.
[[nodiscard]] EpisodeRule episodeRuleOf(const TensorDict& td);
/// What a person means who names that key, and nothing else: an id if its elements are integers, else an end; the one of the
/// same name below `next` where that is a bool over the batch. It need not be over the batch.
[[nodiscard]] EpisodeRule episodeRuleNamed(const TensorDict& td, const KeyPath& key);

/// `terminated` and `truncated` beside the keys that end episodes, where they are bools over the batch. Of agents: a step is
/// terminated where all are, and truncated if it is an end at which one of them is; nothing tells it of several groups.
struct EndFlags {
    std::optional<KeyPath> terminated = {}, truncated = {};
};
[[nodiscard]] EndFlags endFlagsOf(const TensorDict& td, const EpisodeRule& rule);

}  // namespace tensordesk
