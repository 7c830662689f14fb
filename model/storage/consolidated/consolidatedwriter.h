// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// NotImplementedError for ragged tensors, dtypes that Python cannot load, values that JSON cannot say, and levels under keys
/// that stand for something else.
void checkConsolidatedEntry(const Key& key, const Entry& entry);

/// Writes all of `td` to the empty file at `path`, as `td.consolidate(path)` does. Before anything is written,
/// NotImplementedError names what such a file cannot hold.
void writeConsolidated(const TensorDict& td, const std::string& path, Progress& progress);

}  // namespace tensordesk
