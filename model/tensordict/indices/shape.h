// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <c10/util/ArrayRef.h>

#include <cstdint>
#include <string>
#include <vector>

namespace tensordesk {

/// The sizes of a tensor or a batch. A size of -1 denotes a ragged dim, whose size differs between members.
using Shape = std::vector<int64_t>;

inline constexpr int64_t kRagged = -1;

/// Returns `[16, 500]`; a ragged dim prints as -1.
[[nodiscard]] std::string toString(c10::IntArrayRef shape);

/// Returns the product of the sizes, 1 for `[]`. Throws RuntimeError if it exceeds 64 bits. REQUIRES: no ragged dim.
[[nodiscard]] int64_t elementCount(c10::IntArrayRef shape);

[[nodiscard]] bool startsWith(c10::IntArrayRef shape, c10::IntArrayRef prefix);
[[nodiscard]] bool isRagged(c10::IntArrayRef shape);

/// Returns the shape to which torch broadcasts `a` and `b`. Throws RuntimeError if they do not broadcast.
[[nodiscard]] Shape broadcastShape(c10::IntArrayRef a, c10::IntArrayRef b);

/// Returns the longest common prefix of two shapes.
[[nodiscard]] Shape commonPrefix(c10::IntArrayRef a, c10::IntArrayRef b);

/// Returns `dim` counted from the front. Throws IndexError outside [-dims, dims).
[[nodiscard]] int64_t wrapDim(int64_t dim, int64_t dims);

}  // namespace tensordesk
