// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/index.h"
#include "model/tensordict/indices/shape.h"

#include <functional>
#include <vector>

namespace tensordesk {

/// A rectangular part of a selection: where it starts in it and how far it goes, by dim.
struct Block {
    Shape start;
    Shape count;
};

/// How many elements of the selection `part` lie in one chunk, at most.
[[nodiscard]] int64_t elementsInChunk(const std::vector<Range>& part, const Shape& chunk);

/// Cuts the selection `part` of a dataset into blocks of at most about `elements` elements, in row-major
/// order, without cutting through a chunk where that can be helped: no chunk is then decompressed
/// twice. `chunk` is empty for a contiguous dataset. Nothing is visited if the selection is empty.
/// LeafBlocks walks rows of chunks as wide as the array. This cuts every dim at its chunks: where chunks are tiles, and a
/// row of tiles is too large, no tile is unpacked once for each of its rows.
void forEachBlock(const std::vector<Range>& part, const Shape& chunk, int64_t elements,
                  const std::function<void(const Block&)>& visit);

/// Chunks for a compressed leaf, whose leading dims are the batch: up to 1 MiB of whole
/// rows, one environment a chunk if its rows fill it, so that looking at a stretch of one episode
/// decompresses little else. Empty for a shape that cannot be chunked.
[[nodiscard]] Shape chunkShapeFor(const Shape& shape, int64_t itemSize);

}  // namespace tensordesk
