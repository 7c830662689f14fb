// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/lengths.h"
#include "model/storage/storage.h"

#include <optional>
#include <string>

namespace tensordesk {

/// Returns the folder with the files that describe the ring buffer, if the storage shows a replay buffer in the order of its rows;
/// empty if it is not a replay buffer, or is shown in order of time.
[[nodiscard]] std::string ringFolder(const Storage& storage, const OpenOptions& opening);

/// Returns the ring of a replay buffer in `folder`, along its only batch dim; empty for any other folder, and for an empty name.
/// Reads small files.
[[nodiscard]] std::optional<Ring> ringOf(const TensorDict& td, const std::string& folder);

/// Finds the keys that define the episodes of a tensordict; all parts of the program use this function. Takes the key `by`,
/// otherwise known names, otherwise lengths (see byLengths()); for a replay buffer in `folder` also its ring. The result may have
/// no episodes. Reads the lengths and small files; may open stored children.
[[nodiscard]] TimedRollout rolloutOf(const TensorDict& td, const std::optional<KeyPath>& by, const std::string& folder);

}  // namespace tensordesk
