// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"

#include <c10/core/Scalar.h>

#include <optional>
#include <vector>

namespace tensordesk {

/// The content of new tensors: zeros, ones or any number; empty for uninitialised elements.
using Filling = std::optional<c10::Scalar>;

struct NewTensors {
    std::optional<DType> dtype = {};        ///< of all leaves; otherwise each keeps its own
    std::optional<at::Device> device = {};  ///< of all leaves and levels; otherwise each keeps its own
    bool requiresGrad = false;              ///< RuntimeError for leaves of integers
    bool keepsStacks = false;               ///< a lazy stack gives a stack of levels without leaves, if the batch includes its dim
};

/// Returns a tensordict with the same keys, batch dims `batch` and the event dims of `td`: new tensors, dense unless `options`
/// state otherwise. Names stay for the common dims. Throws RuntimeError for a negative size, and MemoryError, before allocation,
/// for a tensor that does not fit into memory.
[[nodiscard]] TensorDict newFilled(const TensorDict& td, const Shape& batch, const Filling& filling,
                                   const NewTensors& options = {});

/// Returns a copy of `data` with the dtypes of the leaves of `td`, without names. Throws KeyError for a key of `td` that `data`
/// lacks.
[[nodiscard]] TensorDict newTensors(const TensorDict& td, const TensorDict& data, const NewTensors& options = {});
/// Returns a tensordict with the keys of `td` whose leaves are copies of one tensor, whose shape is the batch size.
[[nodiscard]] TensorDict newTensors(const TensorDict& td, const at::Tensor& data, const NewTensors& options = {});

/// Returns the same tree with filled tensors of the same shapes and memory formats; a lazy stack stays one, a locked tree locked.
[[nodiscard]] TensorDict filledLike(const TensorDict& td, const Filling& filling, const NewTensors& options = {});

/// Returns the same tree with copied elements, unlocked. Non-tensor entries are immutable and shared.
[[nodiscard]] TensorDict cloned(const TensorDict& td);

/// Returns an ordinary, dense and unlocked tree in memory with copied elements: lazy stacks are stacked, stored leaves read. Leaves
/// out fields of tensorclasses that are None, unless `keepsNone`. Throws RuntimeError for ragged leaves.
[[nodiscard]] TensorDict toTensorDict(const TensorDict& td, bool keepsNone = false);

/// Returns a tensordict with `keys`, each with the entry `value`. Throws KeyError if a path leads through a leaf.
[[nodiscard]] TensorDict fromKeys(const std::vector<KeyPath>& keys, const Entry& value);

/// Sets the batch size of all levels to the longest on which all their leaves agree, with at most `dims` dims, nested levels first;
/// these may get a longer one than their parent. With `keepFitting` a level whose batch size fits keeps it. A level without entries
/// keeps its own. Throws RuntimeError for a lazy stack whose batch size would change.
void autoBatchSize(const TensorDict& td, std::optional<int64_t> dims, bool keepFitting, Mutations& mutations);

}  // namespace tensordesk
