// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <functional>

namespace tensordesk {

/// Gives a leaf of the same shape and dtype in place of one.
using LeafSubstitute = std::function<Leaf(const Leaf&)>;

/// A copy of `td` with levels of its own, in which `substitute` of each leaf stands for it from when it is first
/// looked at. Members of lazy stacks stay apart. Costs nothing per leaf until then.
[[nodiscard]] TensorDict withLeaves(const TensorDict& td, const LeafSubstitute& substitute);

}  // namespace tensordesk
