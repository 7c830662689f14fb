// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/mutations/mutation.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns the changes of `edits`, one row each: cells as `td["reward"][3, 0]: 0.5 → 0.0` (of each leaf the first `maxCells`),
/// entries that were added, removed or changed in kind, names. `before` and `after`: the tensordict without and with the edits.
/// Cost: one read of both versions of the edited parts, in blocks of a few MiB; replaced leaves are read completely.
[[nodiscard]] std::vector<std::string> changeText(const TensorDict& before, const TensorDict& after,
                                                  const std::vector<Mutation>& edits, Progress& progress, int64_t maxCells = 20);

}  // namespace tensordesk
