// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// Handles entries whose shapes differ between the members of a lazy stack, and converts to forms without a stack. Rules: tensordict
// 0.15; a ragged leaf corresponds to a nested tensor.

/// Returns a stack as an ordinary tensordict at every level, with ragged leaves. Members without a key contribute no rows to it.
/// Throws NotImplementedError for such keys and ragged leaves unless the stack dim is the first.
[[nodiscard]] TensorDict densify(const TensorDict& td);

/// Returns a tensor of the largest sizes, with the members of a ragged leaf at the start and `value` after them. Any other leaf is
/// returned unchanged.
[[nodiscard]] Leaf padded(const Leaf& leaf, const c10::Scalar& value);

/// Pads ragged leaves; a ragged batch dim gets the maximum length. `maskKey`: the key for a bool leaf that is true for data; throws
/// RuntimeError unless a batch dim is ragged. Throws RuntimeError for a lazy stack with ragged leaves: call densify() first.
[[nodiscard]] TensorDict padded(const TensorDict& td, const c10::Scalar& value, const std::optional<KeyPath>& maskKey);

/// Returns an ordinary tensordict of contiguous tensors: copies of those in memory that are not contiguous, or that are stacked.
/// Leaves of a file are read on access. Leaves out keys that only some members of a lazy stack have; throws RuntimeError if shapes
/// differ.
[[nodiscard]] TensorDict contiguous(const TensorDict& td);

/// Returns the parts along `dim` as a lazy stack; a stack on that dim is returned unchanged. Throws IndexError for an invalid dim.
[[nodiscard]] TensorDict toLazyStack(const TensorDict& td, int64_t dim);

}  // namespace tensordesk
