// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/episoderule.h"
#include "model/operations/rollouts/episodes.h"
#include "model/operations/rollouts/stepmarks.h"
#include "model/tensordict/base/progress.h"

#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace tensordesk {

/// The way an episode ended, by the flags of its last step.
enum class Ending : uint8_t {
    Terminated,  ///< regardless of `truncated`
    Truncated,
    Done,        ///< ended in an unknown way
    Unfinished,  ///< no flag shows that it has ended
};
/// Returns "terminated" etc., as in the output for users and programs.
[[nodiscard]] const char* nameOf(Ending ending) noexcept;

/// One episode in compact form: there may be millions.
struct EpisodeRecord {
    int64_t row = 0;  ///< its position in the batch dims before time, flattened in row-major order
    int64_t start = 0;
    int64_t steps = 0;
    double total = 0;  ///< the discounted sum of its rewards, for several agents their mean; NaN if unknown
    Ending ending = Ending::Unfinished;
};

/// All episodes of a tensordict and how they were found.
struct EpisodeTable {
    Shape batch;  ///< see StepGrid::batch()
    EpisodeRule rule;
    std::optional<KeyPath> mask = {};  ///< the key that marks padding
    int64_t padding = 0;               ///< steps that are in no episode
    bool tellsTruncation = false;      ///< `truncated` exists
    std::optional<KeyPath> reward = {};
    double gamma = 1;
    int64_t agents = 1;                        ///< with one reward each
    std::vector<double> agentTotals = {};      ///< [episodes, agents]; empty for one agent, or if there are too many
    std::vector<EpisodeRecord> episodes = {};  ///< in the order of episodesOf()

    /// Returns the location of an episode in the batch.
    [[nodiscard]] EpisodePlace placeOf(const EpisodeRecord& record) const;
    /// Returns the number of the episode at an element, one index per dim, the batch dims first; empty in padding, and for an element
    /// without all batch dims. O(log episodes).
    [[nodiscard]] std::optional<uint32_t> episodeAt(const Shape& element) const;
    /// Returns the discounted sum of each agent in an episode; empty if unknown.
    [[nodiscard]] std::span<const double> totalsOf(std::size_t episode) const;
};

/// A range of rows of a StepGrid, whose episodes can be found independently of the others. REQUIRES: the range consists of complete
/// positions along the first batch dim.
struct RowRange {
    int64_t begin = 0;
    int64_t end = std::numeric_limits<int64_t>::max();

    /// Returns the steps of a stretch that are in the range; empty if there are none.
    [[nodiscard]] std::optional<Stretch> within(Stretch stretch) const;
};

/// Finds the episodes in one pass over the keys of the rule, the flags and the mask, in blocks; stops after `most`. Sets no
/// returns, see addReturns(). Memory only grows with the number of episodes. Throws the errors of episodesOf(). `grown` is called
/// with the episodes so far after each block. Reads only `rows`.
[[nodiscard]] EpisodeTable findEpisodes(const TensorDict& td, const EpisodeRule& rule, Progress& progress = Progress::none(),
                                        std::size_t most = std::numeric_limits<std::size_t>::max(),
                                        const std::function<void(const EpisodeTable&)>& grown = {}, RowRange rows = {});
/// Appends the episodes of the rows that follow those of `table`, found with the same arguments.
void appendEpisodes(EpisodeTable& table, const EpisodeTable& following);

/// Returns `("next", "reward")`, else `reward`, if it is one real number per step; else `("next", group, "reward")`, or `(group,
/// "reward")`, if it is one per agent of a group; else empty.
[[nodiscard]] std::optional<KeyPath> rewardKeyOf(const TensorDict& td);
/// Sets EpisodeRecord::total: rewards of step t of an episode count gamma^t, summed as doubles; agents are summed separately, and
/// the total is their mean. One pass over `reward`. Throws KeyError if it is missing, and TypeError if it is not one real number
/// per step, or per agent. Reads only `rows`. REQUIRES: the table belongs to `td`,
/// and its episodes are in `rows`.
void addReturns(EpisodeTable& table, const TensorDict& td, const KeyPath& reward, double gamma,
                Progress& progress = Progress::none(), RowRange rows = {});

}  // namespace tensordesk
