// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/tdz/openedarchive.h"
#include "model/storage/series/collectedstorage.h"

#include <memory>
#include <string_view>

namespace tensordesk {

/// Returns the file name extension of a member that can be opened within an archive, such as ".npz"; empty for other names.
[[nodiscard]] std::string_view fileEnding(std::string_view name);

/// Returns a level for each folder of an archive and an entry for each file, named without its extension: arrays of .npy, files of
/// torch.save, pickles, archives of these (.npz), HDF5, safetensors, JSON and texts. A folder that contains all members is left
/// out. Members open on first access and are read from the archive itself. Compressed archives and formats that need a file of
/// their own are copied to a temporary file (UnpackedFiles). Other members are Broken with the reason. `parts` receives the kinds
/// of levels that are not dicts, and findings. Safe to use from any thread.
[[nodiscard]] TensorDict archiveTree(const std::shared_ptr<OpenedArchive>& archive, const OpenOptions& options,
                                     const std::shared_ptr<CollectedParts>& parts);

}  // namespace tensordesk
