// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// Throws NotImplementedError if a consolidated file cannot store the entry: ragged tensors, dtypes that Python cannot load, values
/// that JSON cannot represent, and levels whose key is reserved for metadata.
void checkConsolidatedEntry(const Key& key, const Entry& entry);

/// Writes all of `td` to the empty file at `path`, as `td.consolidate(path)` does. Throws NotImplementedError with the key, before
/// writing, for an entry that such a file cannot store.
void writeConsolidated(const TensorDict& td, const std::string& path, Progress& progress);

}  // namespace tensordesk
