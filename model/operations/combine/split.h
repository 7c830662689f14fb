// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// Splits a tensordict along one batch dim into views that keep the names. `dim` may count from the end; throws IndexError out of
// range. Rules: tensordict 0.15.

/// Returns parts of `size`, the last possibly smaller. Throws ValueError unless it is positive.
[[nodiscard]] std::vector<TensorDict> split(const TensorDict& td, int64_t size, int64_t dim);
/// Returns parts of these sizes. Throws RuntimeError unless they sum to the size of the dim.
[[nodiscard]] std::vector<TensorDict> split(const TensorDict& td, const std::vector<int64_t>& sizes, int64_t dim);
/// Returns at most `count` parts of equal size, the last possibly smaller. Throws ValueError unless `count` is positive.
[[nodiscard]] std::vector<TensorDict> chunk(const TensorDict& td, int64_t count, int64_t dim);
/// Returns exactly `count` parts whose sizes differ by at most one, or the parts between the given positions, which are clamped
/// like those of slices. Throws ValueError for a batch size of [] or a count that is not positive.
[[nodiscard]] std::vector<TensorDict> tensorSplit(const TensorDict& td, int64_t count, int64_t dim);
[[nodiscard]] std::vector<TensorDict> tensorSplit(const TensorDict& td, const std::vector<int64_t>& positions, int64_t dim);
/// Returns one part per position, without the dim and its name; for a lazy stack on its stack dim the members.
[[nodiscard]] std::vector<TensorDict> unbind(const TensorDict& td, int64_t dim);
/// Returns the positions start, …, start + length - 1; for a lazy stack densely, as denseIfUniform(). Throws IndexError or
/// RuntimeError out of range.
[[nodiscard]] TensorDict narrow(const TensorDict& td, int64_t dim, int64_t start, int64_t length);

}  // namespace tensordesk
