// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/memmap/files/replayfolder.h"
#include "model/storage/storage.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The written part of a replay buffer's ring. Rows are those of dim 0.
struct ReplayRows {
    int64_t capacity = 0;
    int64_t written = 0;  ///< number of written rows, at the front
    int64_t oldest = 0;   ///< position of the oldest row; the newest is before it

    [[nodiscard]] bool isFull() const noexcept { return written == capacity; }
};

/// The state of a replay buffer's rows, from the files beside its storage.
struct ReplayState {
    std::optional<ReplayRows> rows = {};  ///< empty if unknown or inconsistent, or if the rows are not a ring
    std::vector<Finding> findings = {};   ///< descriptions; an Error if it is inconsistent
};

/// Reads the state. `root`: the content of `folder`, with the capacity as its batch size. Empty for a folder that is not such a
/// storage. Source: torchrl's ReplayBuffer.dumps().
[[nodiscard]] ReplayState replayState(const std::string& folder, const TensorDict& root);
/// Reads the state of a storage whose files are not on disk, such as in an archive.
[[nodiscard]] ReplayState replayState(const std::string& folder, const TensorDict& root, const ReplayFiles& files);

}  // namespace tensordesk
