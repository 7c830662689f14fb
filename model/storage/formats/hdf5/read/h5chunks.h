// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/index.h"
#include "model/tensordict/indices/shape.h"

#include <functional>
#include <vector>

namespace tensordesk {

/// A rectangular part of a selection: its start in the selection and its size, by dim.
struct Block {
    Shape start;
    Shape count;
};

/// Returns the maximum number of elements of the selection `part` in one chunk.
[[nodiscard]] int64_t elementsInChunk(const std::vector<Range>& part, const Shape& chunk);

/// Cuts the selection `part` of a dataset into blocks of about `elements` elements at most, in row-major order. Avoids cutting
/// through chunks, so that no chunk is decompressed twice. `chunk` is empty for a contiguous dataset. Visits nothing if the
/// selection is empty. LeafBlocks visits rows of chunks over the whole width of the array; this function cuts every dim at chunk
/// boundaries, so that tiles are decompressed once even if a row of tiles is too large for a block.
void forEachBlock(const std::vector<Range>& part, const Shape& chunk, int64_t elements,
                  const std::function<void(const Block&)>& visit);

/// Returns the chunk shape for a compressed leaf, whose leading dims are the batch: up to 1 MiB of whole rows, and one environment
/// per chunk if its rows fill it, so that reading a part of one episode decompresses little else. Empty for a shape that cannot be
/// chunked.
[[nodiscard]] Shape chunkShapeFor(const Shape& shape, int64_t itemSize);

}  // namespace tensordesk
