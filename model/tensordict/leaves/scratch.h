// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <cstdint>

namespace tensordesk {

/// What a leaf of a file may take in memory when it is computed or edited as a whole; a larger one is worked on block
/// by block, and what must be kept of it goes to a scratch file. What is kept so that it need not be read twice has a share
/// of it. Any thread.
[[nodiscard]] int64_t mostBytesInMemory() noexcept;
inline constexpr int64_t kUsualBytesInMemory = int64_t{256} << 20;
/// Holds for what is begun from now on. REQUIRES: at least kLeastBytesInMemory.
void setMostBytesInMemory(int64_t bytes) noexcept;
inline constexpr int64_t kLeastBytesInMemory = int64_t{16} << 20;

/// An uninitialised contiguous CPU tensor: in memory, or, if it takes more than `mostInMemory`, in a file without a
/// name, in $TMPDIR or else /var/tmp, which goes with it. The system keeps in memory what it has room for. MemoryError,
/// before anything is written, if the disk has no room for it.
[[nodiscard]] at::Tensor emptyScratch(c10::IntArrayRef shape, at::ScalarType dtype, int64_t mostInMemory = mostBytesInMemory());
/// A contiguous copy of that kind.
[[nodiscard]] at::Tensor scratchCopy(const at::Tensor& tensor);

/// What was put into a part of such a tensor goes to the disk now, and out of memory, if the whole takes much of what
/// is free: else the system would end a process that fills memory faster than the disk takes it, in a control group at
/// least.
void settle(const at::Tensor& part);

/// True for a leaf that is read from a file and takes more than mostBytesInMemory(): it is worked on block by block.
[[nodiscard]] bool isLarge(const Leaf& leaf);
/// The elements of a leaf: tensor(), or, of a large one that is not mapped, a copy of that kind.
[[nodiscard]] at::Tensor boundedTensor(const Leaf& leaf);
/// A copy of the elements of that kind.
[[nodiscard]] at::Tensor scratchCopy(const Leaf& leaf);

/// True for all of a stored array, in its order: a permuted or flipped view of one may have the same shape.
[[nodiscard]] bool isWholeArray(const Leaf& leaf);

}  // namespace tensordesk
