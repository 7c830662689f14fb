// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// NotImplementedError for what numpy cannot hold: values that are no tensors, ragged shapes, dtypes. Of a .npy file also for
/// levels.
void checkNpzEntry(const Key& key, const Entry& entry);
void checkNpyEntry(const Key& key, const Entry& entry);

/// Writes the only entry of `td`, a leaf, to the empty file at `path`. ValueError if it has others, or none;
/// NotImplementedError for what numpy cannot hold.
void writeNpy(const TensorDict& td, const std::string& path, Progress& progress);

/// Writes all leaves to an archive in the empty file at `path`, nested keys joined by dots as `flatten_keys(".")` does.
/// NotImplementedError for what numpy cannot hold; KeyError if two keys become one.
void writeNpz(const TensorDict& td, const std::string& path, Progress& progress);

}  // namespace tensordesk
