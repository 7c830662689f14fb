// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/checkpoint/checkpointfiles.h"

#include <memory>
#include <string>

namespace tensordesk {

/// True for a folder whose manifest.json says that it is a checkpoint of torchrl, and for an archive of the files of one.
[[nodiscard]] bool isCheckpoint(const std::string& path);

/// A key for each component of a checkpoint: its state under the names that it has in Python, a value that is no
/// tensor, or what else it saved in a format of its own. Components are opened when first looked at, and are Broken with the
/// reason if they cannot be. ValueError for a manifest that is none, NotImplementedError for a later version of it.
[[nodiscard]] TensorDict checkpointTree(const std::shared_ptr<const CheckpointFiles>& files, const OpenOptions& options);

}  // namespace tensordesk
