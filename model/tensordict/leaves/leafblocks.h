// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/leaves/leaf.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace tensordesk {

/// The number of bytes processed between two cancellation checks. A few milliseconds of work, so that cancelling feels immediate
/// and threads stay busy.
inline constexpr int64_t kBlockBytes = int64_t{16} << 20;

/// Returns the number of rows of a chunk of the leaf's stored array along `dim`; 1 without chunks. A block that ends within a chunk
/// would make the storage read and decompress that chunk twice.
[[nodiscard]] int64_t rowsOfChunk(const LeafSource& source, std::size_t dim = 0);
[[nodiscard]] int64_t rowsOfChunk(const Leaf& leaf, std::size_t dim = 0);

/// Parameters for cutting an array into blocks.
struct BlockSize {
    int64_t itemSize;                 ///< bytes per element
    int64_t chunkRows = 1;            ///< rowsOfChunk() along the first dim
    int64_t mostBytes = kBlockBytes;  ///< the limit for a block; a single chunk or element may be larger
};

/// Calls `visit` with parts that together cover `part`, in row-major order. Cuts along the first dim are made between chunks. Can
/// be cancelled between two parts: see ProgressScope.
void forEachBlock(const Part& part, const BlockSize& size, const std::function<void(const Part&)>& visit);

/// The device on which blocks are passed: the CPU, or that of the leaf.
enum class BlocksOn { Processor, DeviceOfLeaf };

/// Visits the elements of a leaf block by block, so that a leaf of any size is processed in bounded memory. Blocks are contiguous
/// tensors, in main memory unless stated otherwise. Blocks of a mapped leaf are views if possible, and are released after the
/// visit: see Leaf::release(). Each function can be cancelled between two blocks, by the thread's ProgressScope or by the given
/// Progress, to which it also reports bytes. Throws the storage's errors, also if a mapped file has shrunk.
class LeafBlocks {
public:
    explicit LeafBlocks(Leaf leaf, int64_t mostBytes = kBlockBytes);

    /// Visits the blocks as index ranges, without reading elements.
    void forEachPart(const std::function<void(const Part&)>& visit) const;
    void forEach(const std::function<void(const at::Tensor&)>& visit) const;
    /// Visits the same parts of two leaves of equal shape. `first` is the number of elements before the part. Reports bytes of this
    /// leaf.
    void forEachPair(const Leaf& other, Progress& progress,
                     const std::function<void(const at::Tensor& block, const at::Tensor& ofOther, int64_t first)>& visit) const;
    /// Visits blocks in the order in which they are cheapest to read: for a stack, member by member. With `data`, visits only
    /// elements where it is true, and does not read parts that are padding only (see DataMask). REQUIRES: the shape of the leaf
    /// starts with that of `data`, ignoring trailing dims of size 1 of `data`.
    void forEachInAnyOrder(const std::optional<Leaf>& data, Progress& progress, const std::function<void(const at::Tensor&)>& visit,
                           BlocksOn where = BlocksOn::Processor) const;

private:
    Leaf m_leaf;
    int64_t m_mostBytes;
};

}  // namespace tensordesk
