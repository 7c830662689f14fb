// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/lengths.h"
#include "model/storage/storage.h"

#include <optional>
#include <string>

namespace tensordesk {

/// Where the files would lie that say how far a ring is written: of a storage that shows the rows of a replay buffer as they
/// lie. Empty where it shows them otherwise.
[[nodiscard]] std::string ringFolder(const Storage& storage, const OpenOptions& opening);

/// How far the ring of a replay buffer is written, along the only batch dim of what is stored in `folder`; nothing of any other
/// folder, and of an empty name. Reads small files.
[[nodiscard]] std::optional<Ring> ringOf(const TensorDict& td, const std::string& folder);

/// The one notion of what tells the episodes of a tensordict: the key `by`, else what is known by name, else lengths (see
/// byLengths()); of a replay buffer in `folder` also how far its ring is written. Nothing may tell them. Reads the lengths and
/// small files; may open stored children.
[[nodiscard]] TimedRollout rolloutOf(const TensorDict& td, const std::optional<KeyPath>& by, const std::string& folder);

}  // namespace tensordesk
