// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/tensordict.h"

#include <optional>

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

/// The mask that holds for what lies at `path` below `root`: of the nearest level above it that has one, with the key
/// from `root` on. Nothing for the mask itself.
[[nodiscard]] std::optional<DataMask> dataMaskOf(const TensorDict& root, const KeyPath& path);

}  // namespace tensordesk
