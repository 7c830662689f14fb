// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zarr/codecs/zarrcodec.h"
#include "model/storage/zarr/zarrarray.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/indices/shape.h"

#include <ATen/core/Tensor.h>

#include <cstddef>
#include <cstdint>

namespace tensordesk {

/// How the elements of one chunk lie in its bytes: in the order of its axes, each with its highest or its lowest byte first, and
/// all of them packed. REQUIRES (all): the grid has no shards.

/// Bytes of a chunk before it is packed.
[[nodiscard]] int64_t zarrChunkBytes(const ZarrGrid& grid, DType dtype);
/// Elements from one to the next along each dim, as they lie there.
[[nodiscard]] Shape zarrStrides(const ZarrGrid& grid);
/// The elements of a chunk, of its shape and any strides, as its file has them. What ZarrCodecs::unpack() throws.
[[nodiscard]] at::Tensor unpackedZarrChunk(const ZarrGrid& grid, DType dtype, ZarrBytes packed);
/// What is written of `elements`, which have the shape of a chunk and are on the CPU. What ZarrCodecs::pack() throws.
[[nodiscard]] ZarrBytes packedZarrChunk(const ZarrGrid& grid, const at::Tensor& elements);

/// Copies a part of a chunk into `into`, which has its shape; booleans as 0 and 1, since others are undefined.
void copyZarrPart(const at::Tensor& chunk, const Part& part, const at::Tensor& into);

/// Turns the order of the bytes of each element around.
void swapZarrBytes(std::byte* bytes, std::size_t size, std::size_t width);

}  // namespace tensordesk
