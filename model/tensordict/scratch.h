// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/leaf.h"
#include "tensordict/part.h"

#include <cstdint>
#include <functional>

namespace tensordesk {

/// What a leaf of a file may take in memory when it is computed or edited as a whole; a larger one is worked on block
/// by block, and what must be kept of it goes to a scratch file.
inline constexpr int64_t kMostBytesInMemory = int64_t{256} << 20;
inline constexpr int64_t kBlockBytes = int64_t{16} << 20;

/// An uninitialised contiguous CPU tensor: in memory, or, if it takes more than `mostInMemory`, in a file without a
/// name, in $TMPDIR or else /var/tmp, which goes with it. The system keeps in memory what it has room for. OSError if
/// the disk has no room.
[[nodiscard]] at::Tensor emptyScratch(c10::IntArrayRef shape, at::ScalarType dtype,
                                      int64_t mostInMemory = kMostBytesInMemory);
/// A contiguous copy of that kind.
[[nodiscard]] at::Tensor scratchCopy(const at::Tensor& tensor);

/// The elements of a leaf: tensor(), or, of a stored leaf that is too large for memory, a copy of that kind.
[[nodiscard]] at::Tensor boundedTensor(const Leaf& leaf);

/// Rows of a chunk of a stored array along its first dim, 1 where it has no chunks: a block that ends within one would
/// have it read and unpacked twice.
[[nodiscard]] int64_t rowsOfChunk(const LeafSource& source);

/// Calls `visit` with parts that together are `part`, in row-major order, each of about `mostBytes` at most, and whole
/// rows of chunks where the array has chunks of `chunkRows` along its first dim. Cancelled between them: see
/// ProgressScope.
void forEachSubpart(const Part& part, int64_t itemSize, int64_t chunkRows, const std::function<void(const Part&)>& visit,
                    int64_t mostBytes = kBlockBytes);

}  // namespace tensordesk
