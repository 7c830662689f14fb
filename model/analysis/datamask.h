// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/tensordict.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// What tells data from padding: `mask` or `("collector", "mask")`, a bool over the batch, as torchrl's
/// split_trajectories and pad_sequence's users keep it. True where there is data.
struct DataMask {
    KeyPath key;
    Leaf positions;  ///< see isOverBatch()
};

/// Whether a leaf is one bool for each position in the batch: dims of size 1 behind these, as `done` has one, do not
/// count. Ragged dims of both may agree.
[[nodiscard]] bool isOverBatch(const Leaf& leaf, const Shape& batch);

/// The mask of this level, if it has one. Reads no element; may open stored children.
[[nodiscard]] std::optional<DataMask> dataMaskOf(const TensorDict& td);

/// The tensordicts that hold what lies at `path`: the root first, one for each key.
[[nodiscard]] std::vector<TensorDict> levelsAbove(const TensorDict& root, const KeyPath& path);

/// The mask that holds for the leaf at `path`: of the nearest level above it that has one, with its whole key. Nothing for
/// the mask itself. `levels` are the tensordicts that hold the leaf, the one it is an entry of last; the first may lie
/// below what `path` begins with. May open stored children: call it from a worker.
[[nodiscard]] std::optional<DataMask> dataMaskFor(const Leaf& leaf, const std::vector<TensorDict>& levels,
                                                  const KeyPath& path);

/// The part of the mask that belongs to a part of the leaf it holds for. REQUIRES: a slice a dim, from the first on.
[[nodiscard]] Leaf partOf(const DataMask& mask, const Index& slices);

}  // namespace tensordesk
