// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/plain.h"

#include <string>

namespace tensordesk {

/// NotImplementedError for dtypes, ragged tensors, stacks of values and values that JSON has not.
void checkSafetensorsEntry(const Key& key, const Entry& entry);

/// Writes a tensordict as tensordict's `to_safetensors` does, into the empty file at `path`: tensors under their keys joined
/// with dots, and the structure in the metadata. Tensors of large elements come first, so that all are aligned. All that
/// cannot be kept is refused before anything is written: NotImplementedError for dtypes, ragged tensors, stacks of values,
/// values that JSON has not, lazy stacks whose members differ in keys; ValueError for two keys of one name.
/// `texts` go into the metadata beside the structure.
void writeSafetensors(const TensorDict& td, const std::string& path, Progress& progress, const Plain::Dict& texts = {});

}  // namespace tensordesk
