// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/rectangle.h"
#include "model/tensordict/leaves/leaf.h"

#include <functional>

namespace tensordesk {

/// A view operation, such as permute or reshape, that returns a tensor over the elements of its argument. It is also called with
/// tensors on the `meta` device.
using TensorView = std::function<at::Tensor(const at::Tensor&)>;

/// Applies `view` to the leaf. For a tensor in memory, returns the result of the operation. For any other leaf reads nothing:
/// tensor() reads the elements of the view and assign() writes exactly those, also where the operation would copy a tensor, as
/// reshape may. Throws the operation's errors, and RuntimeError for a ragged leaf.
[[nodiscard]] Leaf viewed(const Leaf& leaf, const TensorView& view);

/// Returns the positions of a leaf's elements in the memory of its tensor or in its stored array; for a stack or a selection in its
/// own order. REQUIRES: the leaf is not ragged.
[[nodiscard]] StridedElements elementsOf(const Leaf& leaf);

/// True if both leaves are the same elements of the same tensor or stored array in the same order, so that a write to one is
/// visible in the other. False if only reading could decide it. Reads nothing.
[[nodiscard]] bool areSameElements(const Leaf& left, const Leaf& right);

}  // namespace tensordesk
