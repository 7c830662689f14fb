// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

// Note [Steps of an episode] The last dim of the batch is time. An episode is a run of steps. It ends with a step at which a key
// for ends is true, before a step at which one for starts is true or an id changes, before padding (see dataMaskOf()), at the
// wrap-around of a ring, or with the batch. Padding is not part of any episode, nor are rows of a ring that are not written yet.

/// The rows of a replay buffer that is written in a ring, along a batch with one dim.
struct Ring {
    int64_t written = 0;  ///< number of written rows, at the front; the others contain no data
    int64_t seam = 0;     ///< position of the oldest row: the row before it is the newest, and not its predecessor
    bool operator==(const Ring&) const = default;
};

/// The keys that define where episodes begin and end. Each is over the batch, ignoring trailing dims of size 1. Only ends can be of
/// agents, with a dim of these after the batch.
struct EpisodeRule {
    std::vector<KeyPath> ends = {};    ///< bools: a step at which one of them is true is the last of its episode
    bool ofAgents = false;             ///< a step is an end if all of them are true, for all agents
    std::vector<KeyPath> starts = {};  ///< bools: a step at which one of them is true is the first of its episode
    std::vector<KeyPath> ids = {};     ///< integers: equal for all steps of an episode, different at the next step
    bool byMember = false;             ///< each position of the first batch dim is an episode, as a member of a lazy stack
    std::optional<Ring> ring = {};
    std::optional<KeyPath> lengths = {};  ///< the key from which the ids or the mask were made; see byLengths()

    bool operator==(const EpisodeRule&) const = default;
    /// True if no key defines episodes.
    [[nodiscard]] bool empty() const noexcept { return ends.empty() && starts.empty() && ids.empty() && !byMember; }
    /// Returns all keys, those for ends first.
    [[nodiscard]] std::vector<KeyPath> keys() const;
};

/// Returns the rule of a tensordict by known names, of all the keys that it has of these:
/// - ends: `("next", "done")`, else `terminated` and `truncated` below `next`, else `done`, else these two at the root. Keys below
///   `next` describe the state after a step, those at the root the state before it, which in a rollout never is an end. If there
///   are none, `("next", group, "done")`, else `(group, "done")` of all groups of agents that have it;
/// - starts: `is_init`;
/// - ids: `("collector", "traj_ids")`, else `traj_ids`, `episode`, `episode_index` or `episode_id`;
/// - without any such key, the members of a lazy stack along its first batch dim, if there is another one after it. Reads no
///   elements; may open stored children.
[[nodiscard]] EpisodeRule episodeRuleOf(const TensorDict& td);
/// Returns the rule for a single key that the user names: an id if its elements are integers, else an end. Uses the key of the same
/// name below `next` if that is a bool over the batch. The key need not be over the batch.
[[nodiscard]] EpisodeRule episodeRuleNamed(const TensorDict& td, const KeyPath& key);

/// `terminated` and `truncated` beside the keys for ends, if they are bools over the batch. For agents: a step is terminated if all
/// agents are, and truncated if it is an end and one of them is; unknown for several groups.
struct EndFlags {
    std::optional<KeyPath> terminated = {}, truncated = {};
};
[[nodiscard]] EndFlags endFlagsOf(const TensorDict& td, const EpisodeRule& rule);

}  // namespace tensordesk
