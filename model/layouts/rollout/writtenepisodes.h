// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/rollout/episodemembers.h"

namespace tensordesk {

/// Removes the trajectories of a replay buffer whose rows contain no data yet, and reports how many rows are written. Does nothing
/// if Layout::writtenRows is empty, or the buffer has several dims: their trajectories end with rows without data.
void leaveOutUnwritten(EpisodeMembers& members, const Storage& stored, const Layout& layout);

}  // namespace tensordesk
