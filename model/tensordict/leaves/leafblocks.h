// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/leaves/leaf.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace tensordesk {

/// Some milliseconds of work: small enough to stop between two, large enough to share among threads.
inline constexpr int64_t kBlockBytes = int64_t{16} << 20;

/// Rows of a chunk of the stored array behind a leaf along a dim of both, 1 where there are no chunks: a block that ends
/// within one would have it read and unpacked twice.
[[nodiscard]] int64_t rowsOfChunk(const LeafSource& source, std::size_t dim = 0);
[[nodiscard]] int64_t rowsOfChunk(const Leaf& leaf, std::size_t dim = 0);

/// How an array is cut into blocks.
struct BlockSize {
    int64_t itemSize;                 ///< bytes of an element
    int64_t chunkRows = 1;            ///< rowsOfChunk() along the first dim
    int64_t mostBytes = kBlockBytes;  ///< of a block; a chunk, or one element, may take more
};

/// Calls `visit` with parts that together are `part`, in row-major order, each of whole rows of chunks where it is cut
/// along the first dim. Cancelled between them: see ProgressScope.
void forEachBlock(const Part& part, const BlockSize& size, const std::function<void(const Part&)>& visit);

enum class BlocksOn { Processor, DeviceOfLeaf };

/// The elements of a leaf, block by block, so that one of any size is worked on in bounded memory. Blocks are contiguous
/// tensors, in main memory unless said otherwise; those of a mapped leaf are views where they can be, and are let
/// go of once they were visited: see Leaf::release(). Each function may be
/// stopped between two blocks, by the thread's ProgressScope or by the Progress that it is given, to which it also reports
/// bytes. They throw what the storage throws, also when a mapped file turns out to have shrunk.
class LeafBlocks {
public:
    explicit LeafBlocks(Leaf leaf, int64_t mostBytes = kBlockBytes);

    /// The parts alone, in row-major order. REQUIRES: no ragged dims, as for all but the last function.
    void forEachPart(const std::function<void(const Part&)>& visit) const;
    void forEach(const std::function<void(const at::Tensor&)>& visit) const;
    /// The same parts of two leaves of equal shape. `first` counts the elements before them. Bytes of this leaf are reported.
    void forEachPair(const Leaf& other, Progress& progress,
                     const std::function<void(const at::Tensor& block, const at::Tensor& ofOther, int64_t first)>& visit) const;
    /// As they are read best: of a stack, member by member. With `data`, only elements at the positions where it is true;
    /// what is padding as a whole is not read (see DataMask). REQUIRES: the shape of the leaf starts with that of `data`,
    /// dims of size 1 at its end not counted.
    void forEachInAnyOrder(const std::optional<Leaf>& data, Progress& progress, const std::function<void(const at::Tensor&)>& visit,
                           BlocksOn where = BlocksOn::Processor) const;

private:
    Leaf m_leaf;
    int64_t m_mostBytes;
};

}  // namespace tensordesk
