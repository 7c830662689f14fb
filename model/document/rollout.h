// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/lengths.h"
#include "model/storage/storage.h"

#include <optional>
#include <string>

namespace tensordesk {

/// Returns the folder with the files that describe the ring of a replay buffer, for a storage that shows its rows as stored; empty
/// otherwise.
[[nodiscard]] std::string ringFolder(const Storage& storage, const OpenOptions& opening);

/// Returns the ring of a replay buffer in `folder`, along its only batch dim; empty for any other folder, and for an empty name.
/// Reads small files.
[[nodiscard]] std::optional<Ring> ringOf(const TensorDict& td, const std::string& folder);

/// Finds out which keys define the episodes of a tensordict, for all parts of the program: the key `by`, else known names, else
/// lengths (see byLengths()); for a replay buffer in `folder` also its ring. Possibly none do. Reads the lengths and small files;
/// may open stored children.
[[nodiscard]] TimedRollout rolloutOf(const TensorDict& td, const std::optional<KeyPath>& by, const std::string& folder);

}  // namespace tensordesk
