// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/collected/collectedstorage.h"

#include <cstdint>
#include <memory>
#include <string>

namespace tensordesk {

class OpenedArchive;

/// Where the files of a checkpoint lie: in a folder, or in an archive. Paths are those in it, names with slashes between them; one
/// that leads out of it is a PermissionError. May be used from any thread.
class CheckpointFiles {
public:
    CheckpointFiles() = default;
    virtual ~CheckpointFiles() = default;
    CheckpointFiles(const CheckpointFiles&) = delete;
    CheckpointFiles& operator=(const CheckpointFiles&) = delete;

    /// The whole path, for messages.
    [[nodiscard]] virtual std::string whole(const std::string& path) const = 0;
    [[nodiscard]] virtual bool has(const std::string& path) const = 0;
    /// All of a small file. ValueError beyond `limit` bytes.
    [[nodiscard]] virtual std::string read(const std::string& path, int64_t limit) const = 0;
    /// The tensordict that a file or a folder holds; it stands at `at` in the checkpoint.
    [[nodiscard]] virtual TensorDict open(const std::string& path, const KeyPath& at, const OpenOptions& options) const = 0;
};

/// Those in a folder on the disk. What is opened is noted in `parts`.
[[nodiscard]] std::shared_ptr<const CheckpointFiles> checkpointFolder(const std::string& folder,
                                                                      std::shared_ptr<CollectedParts> parts);
/// Those in an archive: folders of the memmap layout are read there, and files that are not packed are opened where they lie.
[[nodiscard]] std::shared_ptr<const CheckpointFiles> checkpointArchive(std::shared_ptr<OpenedArchive> archive,
                                                                       std::shared_ptr<CollectedParts> parts);

}  // namespace tensordesk
