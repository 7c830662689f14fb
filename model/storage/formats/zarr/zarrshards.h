// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/zarr/codecs/zarrcodec.h"
#include "model/storage/formats/zarr/zarrarray.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {

/// Encodes `elements`, which have the shape of a chunk and are on the CPU. With shards, encodes all inner chunks except those that
/// only contain `fill`, and their index. Throws the errors of ZarrCodecs::pack().
[[nodiscard]] ZarrBytes packedZarrShard(const ZarrGrid& grid, const at::Tensor& elements, const at::Tensor& fill);

}  // namespace tensordesk
