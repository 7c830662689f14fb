// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/series/checkpoint/checkpointfiles.h"

#include <memory>
#include <string>

namespace tensordesk {

/// True for a folder whose manifest.json describes a checkpoint of torchrl, and for an archive with the files of one.
[[nodiscard]] bool isCheckpoint(const std::string& path);

/// Returns a tree with a key for each component of a checkpoint: its state by the names that it has in Python, a non-tensor value,
/// or what the component saved in a format of its own. Components open on first access, and are Broken with the reason if that
/// fails. Throws ValueError for an invalid manifest, and NotImplementedError for a later version of it.
[[nodiscard]] TensorDict checkpointTree(const std::shared_ptr<const CheckpointFiles>& files, const OpenOptions& options);

}  // namespace tensordesk
