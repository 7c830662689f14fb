// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zarr/stores/zarrfile.h"
#include "model/storage/zarr/stores/zarrstore.h"
#include "model/storage/zarr/zarrarray.h"
#include "model/tensordict/indices/part.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <functional>
#include <string>

namespace tensordesk {

/// Calls `visit` for each chunk of a grid that holds elements of `part`: with its position, with these elements as a part of the
/// chunk, and with where they stand among those of `part`, as ranges of step 1.
void forEachZarrChunk(const Part& part, const Shape& chunk,
                      const std::function<void(const Shape& position, const Part& inChunk, const Part& inPart)>& visit);

/// True if chunks are mapped where they lie, so that reading a part of one costs that part alone.
[[nodiscard]] bool isZarrMapped(const ZarrGrid& grid, DType dtype);

/// All elements of a chunk, packed in `size` bytes from `offset` on, in an order of axes of their own. OSError names the file that
/// is damaged. REQUIRES: the grid has no shards.
[[nodiscard]] at::Tensor wholeZarrChunk(const ZarrGrid& grid, DType dtype, const ZarrFile& file, int64_t offset, int64_t size);

/// Puts the elements of `part` into `into`, which has its shape. Reads no chunks but those that hold some of them; of a chunk that
/// is not packed, these elements alone. OSError names the file that is damaged.
void readZarrPart(ZarrStore& store, const ZarrArray& array, const std::string& folder, const Part& part, const at::Tensor& into);

/// All elements of the file of a chunk, which may be a shard. OSError names the file that is damaged.
[[nodiscard]] at::Tensor wholeZarrFile(const ZarrArray& array, const ZarrFile& file);

/// Unpacks what lies in the file of a chunk. OSError names the file that is damaged.
void verifyZarrChunk(ZarrStore& store, const ZarrArray& array, const std::string& path);

}  // namespace tensordesk
