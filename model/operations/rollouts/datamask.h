// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// What tells data from padding: `mask` or `("collector", "mask")`, a bool over the batch, as torchrl's
/// split_trajectories and pad_sequence's users keep it. True where there is data.
struct DataMask {
    KeyPath key;
    Leaf positions;  ///< one for each position in the batch
};

/// Whether a leaf is one element for each position in the batch: dims of size 1 behind these, as `done` has one, do not
/// count. Ragged dims of both may agree.
[[nodiscard]] bool isOnePerPosition(const Leaf& leaf, const Shape& batch);
/// isOnePerPosition() of bools.
[[nodiscard]] bool isOverBatch(const Leaf& leaf, const Shape& batch);

/// How many agents a leaf has an element of at each position in the batch: the size of the dim behind it, where all others are of
/// size 1, as those of `("agents", "reward")`. Nothing of any other leaf.
[[nodiscard]] std::optional<int64_t> agentsOf(const Leaf& leaf, const Shape& batch);
/// `(level, group, name)` of the groups below a level that have such a leaf, in their order; `next` is no group.
[[nodiscard]] std::vector<KeyPath> leavesOfGroups(const TensorDict& td, const KeyPath& level, const Key& name);

/// The mask of this level, if it has one. Reads no element; may open stored children.
[[nodiscard]] std::optional<DataMask> dataMaskOf(const TensorDict& td);

/// Where a leaf stands, for what is told by other entries.
struct LeafPlace {
    KeyPath path = {};
    /// The tensordicts that hold it, the one it is an entry of last. The first may lie below what `path` begins with;
    /// none: nothing is known of them.
    std::vector<TensorDict> levels = {};

    /// In all levels from the root on. May open stored children.
    [[nodiscard]] static LeafPlace below(const TensorDict& root, const KeyPath& path);
};

/// The mask that holds for a leaf: of the nearest level above it that has one, with its whole key. Nothing for the mask
/// itself. May open stored children: call it from a worker.
[[nodiscard]] std::optional<DataMask> dataMaskFor(const Leaf& leaf, const LeafPlace& place);

/// The part of the mask that belongs to a part of the leaf it holds for. REQUIRES: a slice a dim, from the first on.
[[nodiscard]] Leaf partOf(const DataMask& mask, const Index& slices);

}  // namespace tensordesk
