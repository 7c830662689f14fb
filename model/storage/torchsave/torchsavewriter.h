// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// Writes a tensordict to the empty file at `path` as torch.save writes a dict of tensors, so that `torch.load` takes it, also with
/// `weights_only=True` and mapped. Levels become dicts; a lazy stack one of stacked tensors or, where its members differ in keys,
/// shapes or dtypes, a list of the members; a ragged leaf a nested tensor or, where parts are ragged themselves, a list of such.
/// Batch sizes, names and classes are left out. Leaves are copied in blocks.
void writeTorchSave(const TensorDict& td, const std::string& path, Progress& progress);

}  // namespace tensordesk
