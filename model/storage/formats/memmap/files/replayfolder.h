// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/pythonvalue.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace tensordesk {

// Note [Folders of replay buffers] `dumps` of torchrl writes the content of a buffer to a folder `storage`, with `writer` and
// `sampler` beside it and `buffer_metadata.json`. The layout of the storage depends on its checkpointer:
// - tensordicts: a memmap folder that also contains `storage_metadata.json`. Its batch size is the capacity. For TED2Flat and
//   TED2Nested the rows are in chronological order, and observation and ("next", observation) are one leaf;
// - trees and tensors: `storage_metadata.json` describes the file of each tensor;
// - H5StorageCheckpointer: `checkpoint.h5`;
// - an ensemble: such storages, and the other parts likewise, in the folders 0, 1, ….

/// The metadata of a storage of tensordicts or trees.
inline constexpr const char* kReplayStorageFile = "storage_metadata.json";

/// True if the folder has `buffer_metadata.json`, or a storage in `storage` and no `meta.json` of a tensordict.
[[nodiscard]] bool isReplayBuffer(const std::string& folder);

/// Returns the folder of the part `name` of a buffer with the storage `storage`: "writer" is `buffer/writer` beside
/// `buffer/storage`, and in an ensemble `buffer/writer/1` beside `buffer/storage/1`.
[[nodiscard]] std::string replayPartBeside(const std::string& storage, const std::string& name);

/// Returns the content of a small file, which may be in an archive; empty if there is none. Throws ValueError beyond `limit` bytes.
using ReplayFiles = std::function<std::optional<std::string>(const std::string& path, int64_t limit)>;
/// Reads a file on disk.
[[nodiscard]] std::optional<std::string> replayFileOnDisk(const std::string& path, int64_t limit);

/// Returns the fields of a small JSON file; none if there is no file, or if it is not an object. Throws ValueError if it is not
/// JSON.
[[nodiscard]] PythonValue::Dict replayFields(const std::string& path, const ReplayFiles& files = replayFileOnDisk);

}  // namespace tensordesk
