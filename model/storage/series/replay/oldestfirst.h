// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/series/replay/replaystate.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Returns the written rows of a replay buffer, oldest first: a view of `stored`, whose first dim is that of the rows. Opens and
/// reads nothing until access. An entry with another number of rows is Broken.
[[nodiscard]] TensorDict oldestFirst(const TensorDict& stored, const ReplayRows& rows);

}  // namespace tensordesk
