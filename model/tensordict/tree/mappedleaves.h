// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <functional>

namespace tensordesk {

/// Returns a replacement of the same shape and dtype for a leaf.
using LeafSubstitute = std::function<Leaf(const Leaf&)>;

/// Returns a copy of `td` with new levels, in which each leaf is replaced by `substitute` on first access. Lazy stacks stay lazy.
/// Costs nothing per leaf until then.
[[nodiscard]] TensorDict withLeaves(const TensorDict& td, const LeafSubstitute& substitute);

}  // namespace tensordesk
