// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// TypeError for values that JSON has not, NotImplementedError for quantised tensors, and the error of a broken entry.
void checkJsonEntry(const Key& key, const Entry& entry);

/// Writes a tensordict as a JSON object of objects and nested lists to the empty file at `path`: what Python's `json` loads
/// `TensorDict.from_dict` takes. Memory stays at some blocks of elements.
void writeJson(const TensorDict& td, const std::string& path, Progress& progress);

}  // namespace tensordesk
