// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <functional>

namespace tensordesk {

enum class KeepNames { Yes, No };

using LeafFunction = std::function<at::Tensor(const Leaf&)>;

/// Returns a tensordict with the same tree and `function` applied to each leaf; non-tensor entries are passed through. A lazy stack
/// stays one. Errors name the leaf's key path.
[[nodiscard]] TensorDict mapLeaves(const TensorDict& td, const LeafFunction& function, KeepNames names);

/// As mapLeaves(), for handles: a leaf that `function` returns unchanged is shared and not read. Every level of the result has
/// `device`.
[[nodiscard]] TensorDict transformLeaves(const TensorDict& td, const std::function<Leaf(const Leaf&)>& function,
                                         std::optional<at::Device> device);

/// Stacks `members`, made from those of the lazy stack `td`, as `td` does.
[[nodiscard]] TensorDict stackedLike(const TensorDict& td, std::vector<TensorDict> members, KeepNames names);

/// The batch size and names of a level of a result.
struct LevelShape {
    Shape batch;
    DimNames names;
};

/// As mapLeaves(), for a changed batch size: `rule` returns the shape of each level, and `function` receives the level of a leaf.
/// Lazy stacks are made dense: their leaves are the stacked ones, and the result has no stacks.
[[nodiscard]] TensorDict mapDense(const TensorDict& td, const std::function<LevelShape(const TensorDict& level)>& rule,
                                  const std::function<at::Tensor(const TensorDict& level, const Leaf& leaf)>& function);

/// Calls `visit` with every leaf nested in `td` and its path, in key order; for a lazy stack with the leaves of its members if
/// `visitMembers`, otherwise with the stacked ones. Throws the error of a Broken entry.
void forEachLeaf(const TensorDict& td, bool visitMembers, const std::function<void(const KeyPath&, const Leaf&)>& visit);

}  // namespace tensordesk
