// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// Regroups the batch dims and leaves event dims unchanged. Reads nothing; the same shape returns the same object. A stored leaf
// stays a view for any strides, so that edits reach the source; a tensor in memory is copied where torch copies it. A lazy stack
// stays one if its stack dim is kept, or is flattened or split as a whole; otherwise it becomes an ordinary tensordict. Rules:
// tensordict 0.15.

/// Throws RuntimeError if the sizes (one may be -1) do not fit, or if a leaf's strides cannot express them, for which leaves in
/// memory and those of views are opened. Drops names.
[[nodiscard]] TensorDict view(const TensorDict& td, Shape shape);
/// As view(), with a copy if strides require it.
[[nodiscard]] TensorDict reshape(const TensorDict& td, Shape shape);
/// Joins dims `start` to `end` to one without a name; for batch size [] adds one of size 1. Throws IndexError out of range, and
/// ValueError if `end` is before `start`.
[[nodiscard]] TensorDict flatten(const TensorDict& td, int64_t start, int64_t end);
/// Splits one dim into several, the last of which keeps its name; one size may be -1. Throws IndexError for an invalid dim, and
/// RuntimeError if the product of the sizes is not its size.
[[nodiscard]] TensorDict unflatten(const TensorDict& td, int64_t dim, Shape sizes);

/// Reinterprets the bits of every leaf as another dtype. Throws RuntimeError as torch does: if the last dim is not divisible, or if
/// its change would change the batch, unless the new batch size is given.
[[nodiscard]] TensorDict viewAs(const TensorDict& td, DType dtype);
/// Reinterprets the elements as another dtype with another batch size; drops names.
[[nodiscard]] TensorDict viewAs(const TensorDict& td, DType dtype, const Shape& batch);

/// Returns `shape` with a size of -1 replaced by the one that gives `count` elements. Throws RuntimeError.
[[nodiscard]] Shape inferredShape(Shape shape, int64_t count);

}  // namespace tensordesk
