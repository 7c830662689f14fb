// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/episoderule.h"
#include "model/operations/rollouts/episodes.h"
#include "model/tensordict/base/progress.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace tensordesk {

/// How an episode ended, by the flags of its last step.
enum class Ending : uint8_t {
    Terminated,  ///< whatever `truncated` says
    Truncated,
    Done,        ///< nothing tells how
    Unfinished,  ///< nothing says that it has ended
};
/// "terminated", as people and programs read it.
[[nodiscard]] const char* nameOf(Ending ending) noexcept;

/// One episode, small: there may be millions.
struct EpisodeRecord {
    int64_t row = 0;  ///< the number of its position before time, in row-major order
    int64_t start = 0;
    int64_t steps = 0;
    double total = 0;  ///< the discounted sum of its rewards, of several agents their mean: NaN where none are known
    Ending ending = Ending::Unfinished;
};

/// All episodes of a tensordict and by what they were found.
struct EpisodeTable {
    Shape batch;  ///< see StepGrid::batch()
    EpisodeRule rule;
    std::optional<KeyPath> mask = {};  ///< tells padding
    int64_t padding = 0;               ///< steps that are of no episode
    bool tellsTruncation = false;      ///< `truncated` is there
    std::optional<KeyPath> reward = {};
    double gamma = 1;
    int64_t agents = 1;                        ///< that have a reward each
    std::vector<double> agentTotals = {};      ///< [episodes, agents]; empty for one agent, or too many to keep
    std::vector<EpisodeRecord> episodes = {};  ///< in the order of episodesOf()

    [[nodiscard]] EpisodePlace placeOf(const EpisodeRecord& record) const;
    /// The discounted sum of each agent in an episode; empty where they are not known.
    [[nodiscard]] std::span<const double> totalsOf(std::size_t episode) const;
};

/// Finds the episodes, up to `most`. One pass over the keys of the rule, the flags and the mask, in blocks; memory grows with
/// the number of episodes alone. Errors are those of episodesOf(). `grown` is called with what there is after each block.
[[nodiscard]] EpisodeTable findEpisodes(const TensorDict& td, const EpisodeRule& rule, Progress& progress = Progress::none(),
                                        std::size_t most = std::numeric_limits<std::size_t>::max(),
                                        const std::function<void(const EpisodeTable&)>& grown = {});

/// `("next", "reward")`, else `reward`, where it is one real number for each step; else `("next", group, "reward")`, or
/// `(group, "reward")`, where it is one for each agent of a group. Nothing else.
[[nodiscard]] std::optional<KeyPath> rewardKeyOf(const TensorDict& td);
/// Fills in EpisodeRecord::total: rewards of step t of an episode count gamma^t, summed as doubles; of agents each is summed, and
/// the total is the mean. One pass over `reward`. KeyError where it is missing, TypeError where it is not one real number a step,
/// or one for each agent. REQUIRES: the table is one of `td`.
void addReturns(EpisodeTable& table, const TensorDict& td, const KeyPath& reward, double gamma,
                Progress& progress = Progress::none());

}  // namespace tensordesk
