// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// Entries whose shapes differ between the members of a lazy stack, and forms that need no stack.
// Rules: tensordict 0.15; a ragged leaf stands for its nested tensor.

/// A stack as an ordinary tensordict at every level, ragged leaves with it. Members without a key get
/// no rows for it. NotImplementedError for such keys and ragged leaves unless the stack dim is the first.
[[nodiscard]] TensorDict densify(const TensorDict& td);

/// A tensor of the largest sizes, the members of a ragged leaf at its start and `value` behind them. Any
/// other leaf as it is.
[[nodiscard]] Leaf padded(const Leaf& leaf, const c10::Scalar& value);

/// Ragged leaves padded; a ragged batch dim becomes as long as the longest. `maskKey` names a bool leaf
/// of where there is data: RuntimeError unless a batch dim is ragged. RuntimeError for a lazy stack with
/// ragged leaves: densify() it first.
[[nodiscard]] TensorDict padded(const TensorDict& td, const c10::Scalar& value, const std::optional<KeyPath>& maskKey);

/// A plain tensordict of contiguous tensors: copies of those in memory that are not, or that are stacked.
/// Leaves of a file are read when looked at. Keys that only some members of a lazy stack have are left out;
/// RuntimeError if shapes differ.
[[nodiscard]] TensorDict contiguous(const TensorDict& td);

/// The parts along `dim` as a lazy stack; such a one as it is. IndexError for the dim.
[[nodiscard]] TensorDict toLazyStack(const TensorDict& td, int64_t dim);

}  // namespace tensordesk
