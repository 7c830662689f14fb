// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// Throws NotImplementedError for entries that numpy cannot store: non-tensor values, ragged shapes, some dtypes. In a .npy file
/// also levels.
void checkNpzEntry(const Key& key, const Entry& entry);
void checkNpyEntry(const Key& key, const Entry& entry);

/// Writes the only entry of `td`, a leaf, to the empty file at `path`. Throws ValueError if it has other entries or none, and
/// NotImplementedError for what numpy cannot store.
void writeNpy(const TensorDict& td, const std::string& path, Progress& progress);

/// Writes all leaves to an archive in the empty file at `path`, with nested keys joined by dots as in `flatten_keys(".")`. Throws
/// NotImplementedError for what numpy cannot store, and KeyError if two keys become one.
void writeNpz(const TensorDict& td, const std::string& path, Progress& progress);

}  // namespace tensordesk
