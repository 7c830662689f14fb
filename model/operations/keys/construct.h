// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"

#include <c10/core/Scalar.h>

#include <optional>
#include <vector>

namespace tensordesk {

/// What fills new tensors: zeros, ones or any number; nothing leaves the elements undefined.
using Filling = std::optional<c10::Scalar>;

struct NewTensors {
    std::optional<DType> dtype = {};        ///< of all leaves; else each leaf's own
    std::optional<at::Device> device = {};  ///< of all leaves and levels; else each one's own
    bool requiresGrad = false;              ///< RuntimeError for leaves of integers
    bool keepsStacks = false;  ///< a lazy stack gives one of levels without leaves, as far as the batch reaches its dim
};

/// A tensordict of the same keys whose batch dims are `batch` and whose event dims are those of `td`: new
/// tensors, dense unless `options` say otherwise. Names stay for the dims that both have. RuntimeError for a negative size, MemoryError
/// before a tensor is made that no memory can hold.
[[nodiscard]] TensorDict newFilled(const TensorDict& td, const Shape& batch, const Filling& filling,
                                   const NewTensors& options = {});

/// A copy of `data` with the dtypes that the leaves of `td` have, without names. KeyError for a key of `td`
/// that `data` lacks.
[[nodiscard]] TensorDict newTensors(const TensorDict& td, const TensorDict& data, const NewTensors& options = {});
/// A tensordict of the keys of `td` whose leaves are all copies of one tensor, whose shape is the batch size.
[[nodiscard]] TensorDict newTensors(const TensorDict& td, const at::Tensor& data, const NewTensors& options = {});

/// The same tree with filled tensors of the same shapes, in the same order in memory; a lazy stack stays one, a locked
/// tree locked.
[[nodiscard]] TensorDict filledLike(const TensorDict& td, const Filling& filling, const NewTensors& options = {});

/// The same tree with copied elements, unlocked. Non-tensor entries are shared: they never change.
[[nodiscard]] TensorDict cloned(const TensorDict& td);

/// A plain, dense and unlocked tree in memory with copied elements: lazy stacks are stacked, stored leaves
/// read. Fields of tensorclasses that are None are left out, unless `keepsNone`. RuntimeError for ragged leaves.
[[nodiscard]] TensorDict toTensorDict(const TensorDict& td, bool keepsNone = false);

/// The same keys at batch size `batch`: of `keys`, each with the entry `value`. KeyError through a leaf.
[[nodiscard]] TensorDict fromKeys(const std::vector<KeyPath>& keys, const Entry& value);

/// Sets the longest batch size that all leaves agree on, at most `dims` long, of all levels, lower ones first:
/// those may become longer than the ones above. With `keepFitting` a level whose batch size is within that
/// keeps it. A level without entries keeps its own. RuntimeError for a lazy stack whose batch size would change.
void autoBatchSize(const TensorDict& td, std::optional<int64_t> dims, bool keepFitting, Mutations& mutations);

}  // namespace tensordesk
