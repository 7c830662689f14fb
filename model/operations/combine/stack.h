// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// Stacks several tensordicts on a new batch dim. Rules: tensordict 0.15.

/// Returns a dense stack: a copy, at every level; a stack of lazy stacks is lazy, with stacked members. Leaves that are not all in
/// memory are read on access. The new dim has no name; other names stay if all agree. The type is that of the first. Throws
/// RuntimeError if there are none, or if batch sizes, keys, kinds or shapes of entries differ, and IndexError for an invalid dim.
[[nodiscard]] TensorDict stack(const std::vector<TensorDict>& members, int64_t dim);
/// As stack(), but with a lazy stack at each level where keys or shapes differ.
[[nodiscard]] TensorDict maybeDenseStack(const std::vector<TensorDict>& members, int64_t dim);
/// Returns a lazy stack of the members themselves. Throws RuntimeError if there are none, if their numbers of batch dims differ or
/// `dim` is out of range, and ValueError if their names contradict each other.
[[nodiscard]] TensorDict lazyStack(const std::vector<TensorDict>& members, int64_t dim, DimName dimName = {});

/// Stacks leaves: a copy if all are in memory. Throws RuntimeError if their shapes differ.
[[nodiscard]] Leaf stack(const std::vector<Leaf>& leaves, int64_t dim);

/// True if they can be stacked densely: equal batch sizes, keys, and kinds and shapes of entries, at every level.
[[nodiscard]] bool canStack(const std::vector<TensorDict>& members);
/// Returns a lazy stack that canStack() as an ordinary tensordict of stacked entries; anything else unchanged.
[[nodiscard]] TensorDict denseIfUniform(const TensorDict& td);

/// Returns a key that only one of both has, for messages; empty if their keys are equal.
[[nodiscard]] std::optional<Key> keyOfOne(const TensorDict& first, const TensorDict& second);
/// Returns the content of a tensorclass; anything else unchanged.
[[nodiscard]] TensorDict contentOf(const TensorDict& td);

}  // namespace tensordesk
