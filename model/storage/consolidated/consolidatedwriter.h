// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// Throws NotImplementedError for ragged tensors, dtypes that Python cannot load, values that JSON cannot represent, and levels
/// whose keys are reserved.
void checkConsolidatedEntry(const Key& key, const Entry& entry);

/// Writes all of `td` to the empty file at `path`, as `td.consolidate(path)` does. Before writing, throws NotImplementedError,
/// which names the entry, if such a file cannot store it.
void writeConsolidated(const TensorDict& td, const std::string& path, Progress& progress);

}  // namespace tensordesk
