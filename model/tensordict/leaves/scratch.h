// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <cstdint>

namespace tensordesk {

/// Returns the limit in bytes for a leaf from a file that is computed or edited as a whole. A larger leaf is processed block by
/// block, with its results in scratch files. Caches use a share of the limit. Safe to call from any thread.
[[nodiscard]] int64_t mostBytesInMemory() noexcept;
inline constexpr int64_t kUsualBytesInMemory = int64_t{256} << 20;
/// Sets the limit for operations that start from now on. REQUIRES: at least kLeastBytesInMemory.
void setMostBytesInMemory(int64_t bytes) noexcept;
inline constexpr int64_t kLeastBytesInMemory = int64_t{16} << 20;

/// Returns an uninitialised contiguous tensor on the CPU: in memory or, if it takes more than `mostInMemory`, in an unnamed file in
/// $TMPDIR or else /var/tmp, which is deleted with the tensor. The system caches as much of it as fits. Throws MemoryError, before
/// anything is written, if the disk lacks the space.
[[nodiscard]] at::Tensor emptyScratch(c10::IntArrayRef shape, at::ScalarType dtype, int64_t mostInMemory = mostBytesInMemory());
/// Returns a contiguous copy made by emptyScratch().
[[nodiscard]] at::Tensor scratchCopy(const at::Tensor& tensor);

/// Flushes a part of such a tensor to disk, and drops it from memory, if the whole tensor takes much of the free memory. Otherwise
/// the system may kill a process that fills memory faster than the disk can take it, at least within a control group.
void settle(const at::Tensor& part);

/// True for a leaf from a file that takes more than mostBytesInMemory() and is therefore processed block by block.
[[nodiscard]] bool isLarge(const Leaf& leaf);
/// Returns the elements of a leaf: tensor(), or for a large leaf that is not mapped a copy made by emptyScratch().
[[nodiscard]] at::Tensor boundedTensor(const Leaf& leaf);
/// Returns a copy of the elements made by emptyScratch().
[[nodiscard]] at::Tensor scratchCopy(const Leaf& leaf);

/// True if the leaf is all of a stored array, in its order. A permuted or flipped view may have the same shape.
[[nodiscard]] bool isWholeArray(const Leaf& leaf);

}  // namespace tensordesk
