// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// Several tensordicts as one along a new batch dim. Rules: tensordict 0.15.

/// A copy, at every level; a stack of stacks stays one, its members stacked. Leaves that are not all in
/// memory are read when looked at. The new dim has no name; other names stay if all agree. The type is
/// that of the first. RuntimeError if there are none, or if batch sizes, keys, kinds or shapes of
/// entries differ; IndexError for the dim.
[[nodiscard]] TensorDict stack(const std::vector<TensorDict>& members, int64_t dim);
/// Like stack(), but at each level where keys or shapes differ a lazy stack.
[[nodiscard]] TensorDict maybeDenseStack(const std::vector<TensorDict>& members, int64_t dim);
/// The members themselves, stacked when looked at. RuntimeError if there are none, if their numbers of
/// batch dims differ or `dim` is out of range; ValueError if their names contradict each other.
[[nodiscard]] TensorDict lazyStack(const std::vector<TensorDict>& members, int64_t dim, DimName dimName = {});

/// Leaves stacked: a copy if all are in memory. RuntimeError if their shapes differ.
[[nodiscard]] Leaf stack(const std::vector<Leaf>& leaves, int64_t dim);

/// True if they can be stacked densely: equal batch sizes, keys, and kinds and shapes of entries, at
/// every level.
[[nodiscard]] bool canStack(const std::vector<TensorDict>& members);
/// A lazy stack that canStack() as an ordinary tensordict of stacked entries; anything else as it is.
[[nodiscard]] TensorDict denseIfUniform(const TensorDict& td);

/// What stands under a key that differs between `first` and `second`, if their keys differ: for messages.
[[nodiscard]] std::optional<Key> keyOfOne(const TensorDict& first, const TensorDict& second);
/// The content of a tensorclass, anything else as it is.
[[nodiscard]] TensorDict contentOf(const TensorDict& td);

}  // namespace tensordesk
