// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/compute/elementwise.h"
#include "model/operations/keys/changes.h"

namespace tensordesk {

/// Adds assignments to `changes` that write the leaves of `values` to those of `td[index]`, whose path is `path`. Dtypes stay:
/// throws RuntimeError if torch would not cast a value, such as a float for an integer leaf, or if shapes differ. Leaves that
/// `values` lacks are unchanged. REQUIRES: `values` was made from `td[index]` level by level.
void addAssignments(Changes& changes, const KeyPath& path, const TensorDict& td, const BoundIndex& index, const TensorDict& values);
/// Adds an assignment of `value` to one leaf.
void addAssignment(Changes& changes, const KeyPath& path, const Leaf& leaf, const BoundIndex& index, const at::Tensor& value);

/// Returns `function` with results cast to the dtype of the leaf block by block, so that a large leaf never exists as a whole in
/// another dtype. Throws RuntimeError if torch would not cast them.
[[nodiscard]] ElementwiseFunction intoDTypeOfLeaf(ElementwiseFunction function);

/// Applies `function` to every leaf and the operands' elements for it, and writes the result to the leaf, all or nothing:
/// everything is computed and checked before the first write. Ignores keys that only the operands have. Throws the errors of
/// elementwise() and addAssignments(). REQUIRES: `mutations` is rooted at `td`.
void elementwiseInPlace(const TensorDict& td, std::vector<Operand> operands, const ElementwiseFunction& function,
                        Mutations& mutations);

}  // namespace tensordesk
