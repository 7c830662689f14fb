// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// Parts of a tensordict along one batch dim, as views that keep the names. `dim` may count from the end:
// IndexError out of range. Rules: tensordict 0.15.

/// Parts of `size`, the last maybe smaller. ValueError unless it is positive.
[[nodiscard]] std::vector<TensorDict> split(const TensorDict& td, int64_t size, int64_t dim);
/// Parts of these sizes. RuntimeError unless they sum to the size of the dim.
[[nodiscard]] std::vector<TensorDict> split(const TensorDict& td, const std::vector<int64_t>& sizes, int64_t dim);
/// At most `count` parts of equal size, the last maybe smaller. ValueError unless `count` is positive.
[[nodiscard]] std::vector<TensorDict> chunk(const TensorDict& td, int64_t count, int64_t dim);
/// Exactly `count` parts whose sizes differ by one at most / the parts between these positions, which
/// are clamped as those of slices. ValueError for a batch size of [] or a count that is not positive.
[[nodiscard]] std::vector<TensorDict> tensorSplit(const TensorDict& td, int64_t count, int64_t dim);
[[nodiscard]] std::vector<TensorDict> tensorSplit(const TensorDict& td, const std::vector<int64_t>& positions, int64_t dim);
/// One part a position, without the dim and its name; of a lazy stack on its stack dim the members.
[[nodiscard]] std::vector<TensorDict> unbind(const TensorDict& td, int64_t dim);
/// Positions start, …, start + length - 1; of a lazy stack densely, as denseIfUniform(). IndexError or RuntimeError out of range.
[[nodiscard]] TensorDict narrow(const TensorDict& td, int64_t dim, int64_t start, int64_t length);

}  // namespace tensordesk
