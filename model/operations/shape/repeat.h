// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <optional>

namespace tensordesk {

// A batch several times over: copies, made of each entry when it is looked at. MemoryError for an absurd
// number of times. Rules: tensordict 0.15.

/// The whole batch `times[i]` times along dim i. Names stay. ValueError unless there is one number a
/// dim, RuntimeError for a negative one. A lazy stack stays one.
[[nodiscard]] TensorDict repeat(const TensorDict& td, const std::vector<int64_t>& times);
/// Like repeat(), for the last dims if there are fewer numbers, with new dims in front if there are more.
/// Names are dropped, but for those of a lazy stack without new dims. A lazy stack of equal members becomes an
/// ordinary tensordict.
[[nodiscard]] TensorDict tile(const TensorDict& td, std::vector<int64_t> times);
/// Each position of `dim`, or of the flattened batch, as often as `times` says: one number (0-d or of
/// one element), or one a position. Names stay. RuntimeError for wrong numbers, IndexError or, below
/// -dims, ValueError for the dim.
[[nodiscard]] TensorDict repeatInterleave(const TensorDict& td, const at::Tensor& times, std::optional<int64_t> dim);

}  // namespace tensordesk
