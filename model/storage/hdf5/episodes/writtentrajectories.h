// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/episodes/episodelayout.h"

#include <string>

namespace tensordesk {

/// Takes the trajectories of a replay buffer out of `layout` whose rows hold nothing yet, and says in its findings how many rows
/// are written. `raw`: the tree of `file` as it is. REQUIRES: it is of the kind Torchrl.
void leaveOutUnwritten(EpisodeLayout& layout, const TensorDict& raw, const std::string& file);

}  // namespace tensordesk
