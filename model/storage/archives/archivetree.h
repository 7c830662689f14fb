// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/collected/collectedstorage.h"
#include "model/storage/tdz/openedarchive.h"

#include <memory>
#include <string_view>

namespace tensordesk {

/// The ending of the name of a file that can be opened within an archive, such as ".npz"; empty for another one.
[[nodiscard]] std::string_view fileEnding(std::string_view name);

/// Returns a level for each folder of an archive, and an entry for each file in it, named without its ending: arrays of .npy, files of torch.save, pickles,
/// archives of these (.npz), JSON and texts. A folder that all members lie in is left out. Members are opened when they are read, where
/// they lie; packed ones if they are arrays, pickles or texts. Other members are Broken with the reason. Nothing is unpacked to the disk.
/// `parts` gets the kinds of
/// levels that are not dicts, and findings.
[[nodiscard]] TensorDict archiveTree(const std::shared_ptr<OpenedArchive>& archive, const OpenOptions& options,
                                     const std::shared_ptr<CollectedParts>& parts);

}  // namespace tensordesk
