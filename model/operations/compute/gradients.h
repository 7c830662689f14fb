// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// True if the leaf is a tensor of its own in memory; only such a leaf can have a gradient.
[[nodiscard]] bool hasOwnTensor(const Leaf& leaf);
/// Returns the gradient of a leaf; undefined if it has none.
[[nodiscard]] at::Tensor gradientOf(const Leaf& leaf);

/// Returns the same elements, detached from the graph. A leaf without a graph is returned unchanged.
[[nodiscard]] Leaf detached(const Leaf& leaf);
/// Returns `td` with detached() leaves.
[[nodiscard]] TensorDict detached(const TensorDict& td);
/// True if a leaf in memory requires gradients.
[[nodiscard]] bool requiresGradients(const TensorDict& td);
/// Returns the gradients of the leaves that have one, in the tree of `td` without levels that have none; empty if no leaf has one.
[[nodiscard]] std::optional<TensorDict> gradients(const TensorDict& td);

/// Makes every leaf require gradients, or none. Throws RuntimeError, without changes, for a leaf of integers. A stored leaf is read
/// into memory, as gradients require.
void setRequiresGradients(const TensorDict& td, bool required, Mutations& mutations);
/// Detaches each leaf from its graph; none requires gradients afterwards.
void detachInPlace(const TensorDict& td);
/// Removes the gradients, or sets the existing ones to zero.
void clearGradients(const TensorDict& td, bool forget);

}  // namespace tensordesk
