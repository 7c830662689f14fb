// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"
#include "views/rollout/shownrollout.h"

#include <Qt>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The columns of the table of episodes, in order.
enum class EpisodeColumn { Number, Env, Start, Length, Return, Ended, Flags };
inline constexpr int kEpisodeColumns = static_cast<int>(EpisodeColumn::Flags) + 1;

/// Which episodes are shown, and in which order.
struct EpisodeChoice {
    std::string where = {};  ///< an expression that selects episodes, see filtered(); empty: all
    EpisodeColumn sortedBy = EpisodeColumn::Number;
    std::optional<KeyPath> sortedByFact = {};  ///< used instead of a column: one of RolloutKeys::facts
    Qt::SortOrder order = Qt::AscendingOrder;
    std::vector<uint32_t> flagged = {};  ///< numbers of episodes with findings, ascending; for sorting by Flags
    bool operator==(const EpisodeChoice&) const = default;
};

/// Returns the numbers of the chosen episodes in order; equal ones in their original order. Sorted by Return, episodes without one
/// come last in both orders. Throws the errors of the expression. Call it from a worker thread.
[[nodiscard]] std::vector<uint32_t> orderedEpisodes(const ReadEpisodes& episodes, const EpisodeChoice& choice, Progress& progress);

}  // namespace tensordesk
