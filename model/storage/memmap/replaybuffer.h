// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"
#include "model/tensordict/indices/shape.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Beside the meta.json of a storage.
inline constexpr const char* kReplayStorageFile = "storage_metadata.json";

/// What the files beside the storage of a replay buffer say of its rows: how many of them are written, where the next one goes,
/// and so where the oldest is. Nothing for a folder that is no such storage; what is odd in these files is a warning.
/// `batch`: the batch size of the tensordict in `folder`. Source: torchrl's ReplayBuffer.dumps().
[[nodiscard]] std::vector<Finding> replayBufferFindings(const std::string& folder, const Shape& batch);

}  // namespace tensordesk
