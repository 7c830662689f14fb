// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/series/collectedstorage.h"

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// True if `folder` contains several files or folders that can be opened, directly or up to a few levels down. Reads a few hundred
/// names at most.
[[nodiscard]] bool holdsSeveral(const std::string& folder);

/// Returns the paths of the parts that folderTree() shows for a folder of several files, at any depth and in that order, and of
/// files that have the ending of a format but are incomplete. Empty for other paths. Reads the first bytes of files with other
/// endings.
[[nodiscard]] std::vector<std::string> partPaths(const std::string& folder);

/// Returns one tree for a folder: a key for each file or folder that a format recognises, and for each folder that contains such
/// files. Numbered files form one lazy stack in numerical order; if a folder contains nothing else, the stack is the tree itself.
/// Parts open on first access, those of a stack all at once. A part that cannot be opened is Broken; in a stack it is left out,
/// with a finding.
[[nodiscard]] TensorDict folderTree(const std::string& folder, const OpenOptions& options,
                                    const std::shared_ptr<CollectedParts>& parts);

}  // namespace tensordesk
