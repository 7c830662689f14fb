// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/series/collectedstorage.h"

#include <cstdint>
#include <memory>
#include <string>

namespace tensordesk {

class OpenedArchive;

/// The files of a checkpoint, in a folder or an archive. Paths are relative to it, with slashes; a path that leads out of it is a
/// PermissionError. Safe to use from any thread.
class CheckpointFiles {
public:
    CheckpointFiles() = default;
    virtual ~CheckpointFiles() = default;
    CheckpointFiles(const CheckpointFiles&) = delete;
    CheckpointFiles& operator=(const CheckpointFiles&) = delete;

    /// Returns the whole path, for messages.
    [[nodiscard]] virtual std::string whole(const std::string& path) const = 0;
    [[nodiscard]] virtual bool has(const std::string& path) const = 0;
    /// Returns the content of a small file. Throws ValueError beyond `limit` bytes.
    [[nodiscard]] virtual std::string read(const std::string& path, int64_t limit) const = 0;
    /// Opens the tensordict of a file or folder. `at`: its path in the checkpoint.
    [[nodiscard]] virtual TensorDict open(const std::string& path, const KeyPath& at, const OpenOptions& options) const = 0;
};

/// Returns the files of a folder on disk. Opened parts are registered in `parts`.
[[nodiscard]] std::shared_ptr<const CheckpointFiles> checkpointFolder(const std::string& folder,
                                                                      std::shared_ptr<CollectedParts> parts);
/// Returns the files of an archive. Memmap folders are read in the archive, and uncompressed files are opened in place.
[[nodiscard]] std::shared_ptr<const CheckpointFiles> checkpointArchive(std::shared_ptr<OpenedArchive> archive,
                                                                       std::shared_ptr<CollectedParts> parts);

}  // namespace tensordesk
