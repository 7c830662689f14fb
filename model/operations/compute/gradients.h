// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// True if the leaf is a tensor of its own in memory, which alone can have a gradient.
[[nodiscard]] bool hasOwnTensor(const Leaf& leaf);
/// The gradient of a leaf; undefined where it has none.
[[nodiscard]] at::Tensor gradientOf(const Leaf& leaf);

/// The same elements without what they were computed from, which require no gradients. A leaf that has none is given back as it
/// is.
[[nodiscard]] Leaf detached(const Leaf& leaf);
/// `td` with detached() leaves.
[[nodiscard]] TensorDict detached(const TensorDict& td);
/// True if a leaf in memory requires gradients.
[[nodiscard]] bool requiresGradients(const TensorDict& td);
/// The gradients of the leaves that have one, in the tree of `td`, whose levels without any are left out; nothing if no leaf has.
[[nodiscard]] std::optional<TensorDict> gradients(const TensorDict& td);

/// Lets every leaf require gradients, or none. RuntimeError, with nothing changed, for a leaf of integers. A stored leaf
/// is read: what requires gradients lies in memory.
void setRequiresGradients(const TensorDict& td, bool required, Mutations& mutations);
/// Forgets of each leaf what it was computed from; none requires gradients then.
void detachInPlace(const TensorDict& td);
/// Forgets the gradients, or sets those that there are to zero.
void clearGradients(const TensorDict& td, bool forget);

}  // namespace tensordesk
