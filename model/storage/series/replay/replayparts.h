// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/series/collectedstorage.h"
#include "model/storage/series/replay/replaystate.h"

#include <functional>
#include <memory>
#include <string>

namespace tensordesk {

/// Returns all parts of the replay buffer in `folder`, one level each: "storage", "sampler", "writer", and others that were saved
/// with it. Fields of JSON files are values, and arrays beside them, such as priorities of rows, are leaves. Parts open on first
/// access, and are Broken with the reason if that fails.
[[nodiscard]] TensorDict replayParts(const std::string& folder, const OpenOptions& options,
                                     const std::shared_ptr<CollectedParts>& parts);

/// Returns the storages of an ensemble of replay buffers, in the folders 0, 1, … of `folder`, one level each.
[[nodiscard]] TensorDict replayMembers(const std::string& folder, const OpenOptions& options,
                                       const std::shared_ptr<CollectedParts>& parts);

/// Reports defects of the parts beside the storage in `folder`, from which `state` was read: arrays of sampler and writer that are
/// truncated or have another number of rows.
void verifyReplayParts(const std::string& folder, const ReplayState& state, const std::function<void(const Finding&)>& report,
                       Progress& progress);

}  // namespace tensordesk
