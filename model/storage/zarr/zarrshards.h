// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zarr/codecs/zarrcodec.h"
#include "model/storage/zarr/zarrarray.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {

/// What is written of `elements`, which have the shape of a chunk and are on the CPU: of a grid with shards all chunks of one, but
/// those that hold nothing but `fill`, and the table of where they lie. What ZarrCodecs::pack() throws.
[[nodiscard]] ZarrBytes packedZarrShard(const ZarrGrid& grid, const at::Tensor& elements, const at::Tensor& fill);

}  // namespace tensordesk
