// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <c10/util/ArrayRef.h>

#include <cstdint>
#include <string>
#include <vector>

namespace tensordesk {

/// Sizes of a tensor or a batch. A size of -1 stands for a ragged dim: its members differ.
using Shape = std::vector<int64_t>;

inline constexpr int64_t kRagged = -1;

/// `[16, 500]`; a ragged dim prints as -1.
[[nodiscard]] std::string toString(c10::IntArrayRef shape);

/// Product of the sizes, 1 for `[]`. REQUIRES: no ragged dim. RuntimeError when it exceeds 64 bits.
[[nodiscard]] int64_t elementCount(c10::IntArrayRef shape);

[[nodiscard]] bool startsWith(c10::IntArrayRef shape, c10::IntArrayRef prefix);
[[nodiscard]] bool isRagged(c10::IntArrayRef shape);

/// The shape torch broadcasts `a` and `b` to. RuntimeError if they do not fit.
[[nodiscard]] Shape broadcastShape(c10::IntArrayRef a, c10::IntArrayRef b);

/// The longest shape that both start with.
[[nodiscard]] Shape commonPrefix(c10::IntArrayRef a, c10::IntArrayRef b);

/// `dim` counted from the front. IndexError when it lies outside [-dims, dims).
[[nodiscard]] int64_t wrapDim(int64_t dim, int64_t dims);

}  // namespace tensordesk
