// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/replay/replayfolder.h"
#include "model/storage/storage.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// How far the ring of a replay buffer is written: rows are those of dim 0.
struct ReplayRows {
    int64_t capacity = 0;
    int64_t written = 0;  ///< these stand in front
    int64_t oldest = 0;   ///< where the oldest of them stands; the newest before it

    [[nodiscard]] bool isFull() const noexcept { return written == capacity; }
};

/// What the files beside the storage of a replay buffer say of its rows.
struct ReplayState {
    std::optional<ReplayRows> rows = {};  ///< nothing where they do not tell, or what cannot be, or where rows lie in no ring
    std::vector<Finding> findings = {};   ///< in words; an Error where it cannot be
};

/// `root`: what is stored in `folder`, with the capacity as its batch size. An empty state for a folder that is no such storage.
/// Source: torchrl's ReplayBuffer.dumps().
[[nodiscard]] ReplayState replayState(const std::string& folder, const TensorDict& root);
/// The same of what is known for such a storage, where the files lie elsewhere than on the disk, such as in an archive.
[[nodiscard]] ReplayState replayState(const std::string& folder, const TensorDict& root, const ReplayFiles& files);

}  // namespace tensordesk
