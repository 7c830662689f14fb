// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/mutations/mutation.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// What `edits` changed, a row a change: cells as `td["reward"][3, 0]: 0.5 → 0.0` (of each leaf the
/// first `maxCells`), entries that came, went or became another kind, names. `before` and `after` are
/// the tensordict without and with the edits. Cost: one read of both versions of what was edited, in blocks of some MiB;
/// of leaves that were replaced, of all of them.
[[nodiscard]] std::vector<std::string> changeText(const TensorDict& before, const TensorDict& after,
                                                  const std::vector<Mutation>& edits, Progress& progress, int64_t maxCells = 20);

}  // namespace tensordesk
