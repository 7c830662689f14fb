// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/zarr/codecs/zarrcodec.h"
#include "model/storage/formats/zarr/zarrarray.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/indices/shape.h"

#include <ATen/core/Tensor.h>

#include <cstddef>
#include <cstdint>

namespace tensordesk {

/// The layout of the elements of one chunk in its bytes: the order of axes, the byte order, and the encoding of the whole. REQUIRES
/// (all): the grid has no shards.

/// Returns the bytes of a decoded chunk.
[[nodiscard]] int64_t zarrChunkBytes(const ZarrGrid& grid, DType dtype);
/// Returns the strides of a decoded chunk, in elements.
[[nodiscard]] Shape zarrStrides(const ZarrGrid& grid);
/// Returns the elements of a chunk, in its shape with any strides. Throws the errors of ZarrCodecs::unpack().
[[nodiscard]] at::Tensor unpackedZarrChunk(const ZarrGrid& grid, DType dtype, ZarrBytes packed);
/// Encodes `elements`, which have the shape of a chunk and are on the CPU. Throws the errors of ZarrCodecs::pack().
[[nodiscard]] ZarrBytes packedZarrChunk(const ZarrGrid& grid, const at::Tensor& elements);

/// Copies a part of a chunk to `into`, which has its shape. Booleans become 0 and 1, because other bytes are undefined.
void copyZarrPart(const at::Tensor& chunk, const Part& part, const at::Tensor& into);

/// Swaps the bytes of each element.
void swapZarrBytes(std::byte* bytes, std::size_t size, std::size_t width);

}  // namespace tensordesk
