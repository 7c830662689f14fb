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

/// What can be told of an episode, in the order of the table's columns.
enum class EpisodeColumn { Number, Env, Start, Length, Return, Ended, Flags };
inline constexpr int kEpisodeColumns = static_cast<int>(EpisodeColumn::Flags) + 1;

/// Which episodes are shown, and in which order.
struct EpisodeChoice {
    std::string where = {};  ///< an expression that is true of them, see filtered(); empty: all
    EpisodeColumn sortedBy = EpisodeColumn::Number;
    std::optional<KeyPath> sortedByFact = {};  ///< in place of a column: one of RolloutKeys::facts
    Qt::SortOrder order = Qt::AscendingOrder;
    std::vector<uint32_t> flagged = {};  ///< numbers of those about which something is odd, ascending
    bool operator==(const EpisodeChoice&) const = default;
};

/// The numbers of the episodes that a person chose, in their order; those that do not differ in it stand as they lie. Episodes
/// without a return come last. Errors are those of the expression. Call it from a worker.
[[nodiscard]] std::vector<uint32_t> orderedEpisodes(const ReadEpisodes& episodes, const EpisodeChoice& choice, Progress& progress);

}  // namespace tensordesk
