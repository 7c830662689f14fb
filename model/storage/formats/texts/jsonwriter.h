// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// Throws TypeError for values that JSON lacks, NotImplementedError for quantised tensors, and the error of a Broken entry.
void checkJsonEntry(const Key& key, const Entry& entry);

/// Writes a tensordict as JSON of objects and nested lists to the empty file at `path`. `TensorDict.from_dict` accepts what
/// Python's `json` loads from it. Keeps a few blocks of elements in memory.
void writeJson(const TensorDict& td, const std::string& path, Progress& progress);

}  // namespace tensordesk
