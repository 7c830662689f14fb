// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/collected/collectedstorage.h"

#include <memory>
#include <string>

namespace tensordesk {

/// True if `folder` holds several files or folders that can be opened, in itself or in folders a few levels below. Looks at
/// some hundred names at most.
[[nodiscard]] bool holdsSeveral(const std::string& folder);

/// One tree of what a folder holds: a key for each file or folder that a format recognises, and for each folder of such. Those
/// that are numbered are one lazy stack in the order of their numbers; where a folder holds nothing else, that stack is
/// the tree itself. Parts are opened when first looked at, those of a stack all at once. What cannot be opened is broken,
/// or, in a stack, left out, which a finding tells.
[[nodiscard]] TensorDict folderTree(const std::string& folder, const OpenOptions& options,
                                    const std::shared_ptr<CollectedParts>& parts);

}  // namespace tensordesk
