// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// Writes a tensordict to the empty file at `path` as torch.save writes a dict of tensors, so that `torch.load` reads it, also with
/// `weights_only=True` and mmap. Levels become dicts. A lazy stack becomes a dict of stacked tensors or, if its members differ in
/// keys, shapes or dtypes, a list of the members. A ragged leaf becomes a nested tensor or, if its components are ragged
/// themselves, a list of such. Batch sizes, names and classes are left out. Copies leaves in blocks.
void writeTorchSave(const TensorDict& td, const std::string& path, Progress& progress);

}  // namespace tensordesk
