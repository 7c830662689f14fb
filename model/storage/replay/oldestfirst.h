// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/replay/replaystate.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// The rows of a replay buffer that are written, the oldest first: a view of `stored`, whose first dim is that of the rows. Opens
/// no entry and reads nothing before it is asked for. An entry of other rows is Broken.
[[nodiscard]] TensorDict oldestFirst(const TensorDict& stored, const ReplayRows& rows);

}  // namespace tensordesk
