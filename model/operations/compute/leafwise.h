// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <functional>

namespace tensordesk {

enum class KeepNames { Yes, No };

using LeafFunction = std::function<at::Tensor(const Leaf&)>;

/// A tensordict of the same tree whose leaves are `function` of those of `td`; non-tensor entries are
/// passed through. A lazy stack stays one. An error names the leaf's key path.
[[nodiscard]] TensorDict mapLeaves(const TensorDict& td, const LeafFunction& function, KeepNames names);

/// Like mapLeaves(), of handles: a leaf that `function` gives back is shared, and not read. Every level of the result has
/// `device`.
[[nodiscard]] TensorDict transformLeaves(const TensorDict& td, const std::function<Leaf(const Leaf&)>& function,
                                         std::optional<at::Device> device);

/// `members`, made of those of the lazy stack `td`, stacked as those are.
[[nodiscard]] TensorDict stackedLike(const TensorDict& td, std::vector<TensorDict> members, KeepNames names);

/// The batch size and names that a level of a result has.
struct LevelShape {
    Shape batch;
    DimNames names;
};

/// Like mapLeaves(), where the batch size changes: `rule` says what each level becomes, and `function` gets the level that a
/// leaf is in. Lazy stacks are stacked: their leaves are what they show, and the result has none.
[[nodiscard]] TensorDict mapDense(const TensorDict& td, const std::function<LevelShape(const TensorDict& level)>& rule,
                                  const std::function<at::Tensor(const TensorDict& level, const Leaf& leaf)>& function);

/// Calls `visit` with every leaf below `td` and its path, in key order; of a lazy stack with those of its members if
/// `visitMembers`, else with the stacked ones. Throws the error of a broken entry.
void forEachLeaf(const TensorDict& td, bool visitMembers, const std::function<void(const KeyPath&, const Leaf&)>& visit);

}  // namespace tensordesk
