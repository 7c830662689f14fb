// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>

namespace tensordesk {

/// Throws NotImplementedError for some dtypes, ragged tensors, stacks of values and values that JSON lacks.
void checkSafetensorsEntry(const Key& key, const Entry& entry);

/// Writes a tensordict to the empty file at `path`, as tensordict's `to_safetensors` does: tensors by their keys joined with dots,
/// and the structure in the metadata. Tensors with large elements come first, so that all are aligned. Before writing, throws
/// NotImplementedError for some dtypes, ragged tensors, stacks of values, values that JSON lacks, and lazy stacks whose members
/// differ in keys; and ValueError for two keys with the same name. `texts`: further metadata.
void writeSafetensors(const TensorDict& td, const std::string& path, Progress& progress, const PythonValue::Dict& texts = {});

}  // namespace tensordesk
