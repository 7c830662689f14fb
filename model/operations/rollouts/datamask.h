// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// The mask that separates data from padding: `mask` or `("collector", "mask")`, a bool over the batch, as torchrl's
/// split_trajectories and pad_sequence make it. True for data.
struct DataMask {
    KeyPath key;
    Leaf positions;  ///< one element per position of the batch
};

/// True if a leaf has one element per position of the batch, ignoring trailing dims of size 1, as `done` has. Ragged dims of both
/// may agree.
[[nodiscard]] bool isOnePerPosition(const Leaf& leaf, const Shape& batch);
/// isOnePerPosition() for bools.
[[nodiscard]] bool isOverBatch(const Leaf& leaf, const Shape& batch);

/// Returns the number of agents for which a leaf has an element at each position of the batch: the size of the dim after the batch,
/// if all others have size 1, as for `("agents", "reward")`. Empty for other leaves.
[[nodiscard]] std::optional<int64_t> agentsOf(const Leaf& leaf, const Shape& batch);
/// Returns `(level, group, name)` of the groups nested in a level that have such a leaf, in order; `next` is not a group.
[[nodiscard]] std::vector<KeyPath> leavesOfGroups(const TensorDict& td, const KeyPath& level, const Key& name);

/// Returns the mask of this level, if it has one. Reads no elements; may open stored children.
[[nodiscard]] std::optional<DataMask> dataMaskOf(const TensorDict& td);

/// The location of a leaf, for properties that other entries define.
struct LeafPlace {
    KeyPath path = {};
    /// The tensordicts that contain it, its own level last. The first may be nested deeper than the start of `path`; none: unknown.
    std::vector<TensorDict> levels = {};

    /// Returns the location with all levels from the root on. May open stored children.
    [[nodiscard]] static LeafPlace below(const TensorDict& root, const KeyPath& path);
};

/// Returns the mask for a leaf: that of the nearest level above it that has one, with its whole key. Empty for the mask itself. May
/// open stored children: call it from a worker thread.
[[nodiscard]] std::optional<DataMask> dataMaskFor(const Leaf& leaf, const LeafPlace& place);

/// Returns the part of the mask for a part of its leaf. REQUIRES: one slice per dim, from the first dim on.
[[nodiscard]] Leaf partOf(const DataMask& mask, const Index& slices);

}  // namespace tensordesk
