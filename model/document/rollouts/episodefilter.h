// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/episodetable.h"
#include "model/tensordict/base/progress.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns the numbers of the episodes for which an expression is true. Variables of the expression: `episode` (its number), `env`
/// (an int, a tuple for several dims before time, None for none), `start`, `length`, `total` (None without rewards), `ended` (a
/// text), `terminated`, `truncated`, `done` and `unfinished` (bools), and `td`, the episode itself. Throws the errors of the
/// expression.
[[nodiscard]] std::vector<std::size_t> filtered(const EpisodeTable& table, const TensorDict& td, const std::string& where,
                                                Progress& progress);

}  // namespace tensordesk
