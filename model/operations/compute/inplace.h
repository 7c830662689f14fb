// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/compute/elementwise.h"
#include "model/operations/keys/changes.h"

namespace tensordesk {

/// Adds to `changes` that the leaves of `values` are written into those of `td[index]`, which stands at `path`. Dtypes
/// stay: RuntimeError where torch would not cast the value, such as a float into an integer leaf, and where the shapes
/// differ. Leaves that `values` lacks stay as they are. REQUIRES: `values` was made of `td[index]` level by level.
void addAssignments(Changes& changes, const KeyPath& path, const TensorDict& td, const BoundIndex& index, const TensorDict& values);
/// Adds that `value` is written into one leaf.
void addAssignment(Changes& changes, const KeyPath& path, const Leaf& leaf, const BoundIndex& index, const at::Tensor& value);

/// `function` with its results cast to the dtype of the leaf, as they are made: a large leaf is nowhere as a whole in
/// another dtype. RuntimeError where torch would not cast them.
[[nodiscard]] ElementwiseFunction intoDTypeOfLeaf(ElementwiseFunction function);

/// `function` of every leaf and what the operands have there, written into the leaf: all or nothing, everything is
/// computed and checked before the first element is written. Keys that only the operands have are left out. Errors as
/// of elementwise() and addAssignments(). REQUIRES: `mutations` is rooted at `td`.
void elementwiseInPlace(const TensorDict& td, std::vector<Operand> operands, const ElementwiseFunction& function,
                        Mutations& mutations);

}  // namespace tensordesk
