// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/distributed/crew/crew.h"
#include "model/operations/rollouts/episodetable.h"

#include <optional>

namespace tensordesk {

/// Returns the result of findEpisodes() and addReturns(), shared along the first batch dim, such as the files of a lazy stack. Empty
/// in a process that is not the leader. A rollout without batch dims before time is not shared. `reward`: empty for no
/// returns. Throws their errors and those of Crew::share().
[[nodiscard]] std::optional<EpisodeTable> sharedEpisodes(const TensorDict& td, const EpisodeRule& rule,
                                                         const std::optional<KeyPath>& reward, double gamma, Crew& crew,
                                                         Progress& progress);

}  // namespace tensordesk
