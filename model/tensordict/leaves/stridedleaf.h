// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/rectangle.h"
#include "model/tensordict/leaves/leaf.h"

#include <functional>

namespace tensordesk {

/// A view operation: gives a tensor over the elements of its argument, such as permute or reshape. It is
/// also called with tensors of the `meta` device.
using TensorView = std::function<at::Tensor(const at::Tensor&)>;

/// `view` of the leaf. Of a tensor in memory this is what the operation gives. Of any other leaf nothing
/// is read: tensor() reads the elements that the view has and assign() writes just those through to where
/// they lie, also where the operation would copy a tensor, as reshape may. Errors are those of the
/// operation; RuntimeError for a ragged leaf.
[[nodiscard]] Leaf viewed(const Leaf& leaf, const TensorView& view);

/// Where the elements of a leaf lie: in the memory of a tensor, or in the stored array behind it; of a stack or a
/// selection in their own order. REQUIRES: it is not ragged.
[[nodiscard]] StridedElements elementsOf(const Leaf& leaf);

/// True if both are the same elements of the same tensor or stored array, in the same order, so that what is written to one is
/// written to the other; false also where only reading could tell. Reads nothing.
[[nodiscard]] bool areSameElements(const Leaf& left, const Leaf& right);

}  // namespace tensordesk
