// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/collected/collectedstorage.h"
#include "model/storage/tdz/openedarchive.h"

#include <memory>
#include <string_view>

namespace tensordesk {

/// The ending of the name of a file that can be opened within an archive, such as ".npz"; empty for another one.
[[nodiscard]] std::string_view fileEnding(std::string_view name);

/// Returns a level for each folder of an archive, and an entry for each file in it, named without its ending: arrays of .npy, files of
/// torch.save, pickles, archives of these (.npz), HDF5, safetensors, JSON and texts. A folder that all members lie in is left out.
/// Members are opened on first access and read from the archive itself. Compressed archives and formats that need a file of their own
/// are copied to a temporary file (UnpackedFiles). Other members are Broken with the reason. `parts` gets the kinds of levels that are
/// not dicts, and findings. May be used from any thread.
[[nodiscard]] TensorDict archiveTree(const std::shared_ptr<OpenedArchive>& archive, const OpenOptions& options,
                                     const std::shared_ptr<CollectedParts>& parts);

}  // namespace tensordesk
