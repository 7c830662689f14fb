// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/episodetable.h"
#include "model/tensordict/base/progress.h"

#include <string>
#include <vector>

namespace tensordesk {

/// The numbers of the episodes of which an expression is true. It sees of each: `episode` (its number), `env` (an int, a tuple
/// where several dims stand before time, None where none does), `start`, `length`, `total` (None without rewards), `ended` (a
/// text), `terminated`, `truncated`, `done` and `unfinished` (bools), and `td`, the episode itself.
/// Errors are those of the expression.
[[nodiscard]] std::vector<std::size_t> filtered(const EpisodeTable& table, const TensorDict& td, const std::string& where,
                                                Progress& progress);

}  // namespace tensordesk
