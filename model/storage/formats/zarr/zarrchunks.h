// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/zarr/stores/zarrfile.h"
#include "model/storage/formats/zarr/stores/zarrstore.h"
#include "model/storage/formats/zarr/zarrarray.h"
#include "model/tensordict/indices/part.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <functional>
#include <string>

namespace tensordesk {

/// Calls `visit` for each chunk of a grid that intersects `part`: with its position, the intersection as a part of the chunk, and
/// its location within `part`, as ranges with step 1.
void forEachZarrChunk(const Part& part, const Shape& chunk,
                      const std::function<void(const Shape& position, const Part& inChunk, const Part& inPart)>& visit);

/// True if chunks are mapped in place, so that reading a part of one costs only that part.
[[nodiscard]] bool isZarrMapped(const ZarrGrid& grid, DType dtype);

/// Returns all elements of a chunk that is encoded in `size` bytes from `offset` on, in its own order of axes. Throws OSError,
/// which names the damaged file. REQUIRES: the grid has no shards.
[[nodiscard]] at::Tensor wholeZarrChunk(const ZarrGrid& grid, DType dtype, const ZarrFile& file, int64_t offset, int64_t size);

/// Copies the elements of `part` to `into`, which has its shape. Reads only chunks that intersect it; of an uncompressed chunk only
/// these elements. Throws OSError, which names the damaged file.
void readZarrPart(ZarrStore& store, const ZarrArray& array, const std::string& folder, const Part& part, const at::Tensor& into);

/// Returns all elements of a chunk's file, which may be a shard. Throws OSError, which names the damaged file.
[[nodiscard]] at::Tensor wholeZarrFile(const ZarrArray& array, const ZarrFile& file);

/// Decodes the file of a chunk. Throws OSError, which names the damaged file.
void verifyZarrChunk(ZarrStore& store, const ZarrArray& array, const std::string& path);

}  // namespace tensordesk
