// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/plain.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace tensordesk {

// Note [Folders of replay buffers]
// `dumps` of torchrl writes a folder `storage` of what the buffer holds, with `writer` and `sampler` beside it and
// `buffer_metadata.json`. The storage lies in the way of its checkpointer:
// - tensordicts: a memmap folder, with `storage_metadata.json` in it, whose batch size is the capacity. Of TED2Flat and
//   TED2Nested its rows are in the order of time, and observation and ("next", observation) one leaf;
// - trees and tensors: `storage_metadata.json` says of each tensor where it lies;
// - H5StorageCheckpointer: `checkpoint.h5`;
// - an ensemble: such storages in the folders 0, 1, …, as all parts of it are.

/// Of a storage of tensordicts or trees.
inline constexpr const char* kReplayStorageFile = "storage_metadata.json";

[[nodiscard]] bool isReplayBuffer(const std::string& folder);

/// Where the part `name` of a buffer lies whose storage, or of an ensemble one of its storages, is `storage`: "writer" is
/// `buffer/writer` beside `buffer/storage`, and `buffer/writer/1` beside `buffer/storage/1`.
[[nodiscard]] std::string replayPartBeside(const std::string& storage, const std::string& name);

/// All of a small file, which may lie in an archive; nothing where there is none. ValueError beyond `limit` bytes.
using ReplayFiles = std::function<std::optional<std::string>(const std::string& path, int64_t limit)>;
/// Those on the disk.
[[nodiscard]] std::optional<std::string> replayFileOnDisk(const std::string& path, int64_t limit);

/// The fields of a small JSON file; none where there is no file, or something else in it. ValueError if it is no JSON.
[[nodiscard]] Plain::Dict replayFields(const std::string& path, const ReplayFiles& files = replayFileOnDisk);

}  // namespace tensordesk
