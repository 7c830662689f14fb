// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/collected/collectedstorage.h"
#include "model/storage/replay/replaystate.h"

#include <functional>
#include <memory>
#include <string>

namespace tensordesk {

/// All parts of the replay buffer in `folder`, a level each: "storage", "sampler", "writer", and what else was saved with it. The
/// fields of JSON files are values, and arrays beside them, such as the priorities of rows, are leaves. Parts are opened when first
/// looked at, and are Broken with the reason if they cannot be.
[[nodiscard]] TensorDict replayParts(const std::string& folder, const OpenOptions& options,
                                     const std::shared_ptr<CollectedParts>& parts);

/// The storages of an ensemble of replay buffers, in the folders 0, 1, … of `folder`, a level each.
[[nodiscard]] TensorDict replayMembers(const std::string& folder, const OpenOptions& options,
                                       const std::shared_ptr<CollectedParts>& parts);

/// Reports what is wrong with the parts beside the storage in `folder`, of which `state` was read: arrays of the sampler and the
/// writer that are cut, or are not for so many rows.
void verifyReplayParts(const std::string& folder, const ReplayState& state, const std::function<void(const Finding&)>& report,
                       Progress& progress);

}  // namespace tensordesk
