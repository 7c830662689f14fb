// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// The batch dims regrouped, event dims untouched. Nothing is read; the same shape gives the same object.
// A stored leaf stays a view whatever its strides, so that edits reach the source; a tensor in memory is
// copied where torch copies it. A lazy stack stays one where its stack dim is kept, or is flattened or
// split as a whole; else it becomes an ordinary tensordict. Rules: tensordict 0.15.

/// RuntimeError if the sizes (one may be -1) do not fit, or if a leaf's strides cannot express them: for
/// that, leaves in memory and those of views are looked at. Names are dropped.
[[nodiscard]] TensorDict view(const TensorDict& td, Shape shape);
/// Like view(), copying where strides need it.
[[nodiscard]] TensorDict reshape(const TensorDict& td, Shape shape);
/// Dims `start` to `end` as one without a name; of batch size [] one of size 1. IndexError out of range,
/// ValueError if `end` lies before `start`.
[[nodiscard]] TensorDict flatten(const TensorDict& td, int64_t start, int64_t end);
/// One dim as several, the last of which keeps its name; one size may be -1. IndexError for the dim,
/// RuntimeError if the sizes do not multiply to its size.
[[nodiscard]] TensorDict unflatten(const TensorDict& td, int64_t dim, Shape sizes);

/// The bits of every leaf read as another dtype. RuntimeError where torch refuses: a last dim that is
/// not divisible, or whose change would change the batch, unless that is told.
[[nodiscard]] TensorDict viewAs(const TensorDict& td, DType dtype);
/// The elements as another dtype, at another batch size; names are dropped.
[[nodiscard]] TensorDict viewAs(const TensorDict& td, DType dtype, const Shape& batch);

/// `shape` with a size of -1 replaced by the one that gives `count` elements. RuntimeError.
[[nodiscard]] Shape inferredShape(Shape shape, int64_t count);

}  // namespace tensordesk
