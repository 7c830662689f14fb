// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fileio.h"
#include "model/storage/zarr/zarrarray.h"
#include "model/storage/zarr/zarrstore.h"
#include "model/tensordict/indices/part.h"

#include <functional>
#include <optional>
#include <string>

namespace tensordesk {

/// Calls `visit` for each chunk of a grid that holds elements of `part`: with its position, with these elements as a part of the
/// chunk, and with where they stand among those of `part`, as ranges of step 1.
void forEachZarrChunk(const Part& part, const Shape& chunk,
                      const std::function<void(const Shape& position, const Part& inChunk, const Part& inPart)>& visit);

/// True if chunks are mapped where they lie, so that reading a part of one costs that part alone.
[[nodiscard]] bool isZarrMapped(const ZarrGrid& grid, DType dtype);

/// A file of chunks, open; nothing if it was not written.
struct ZarrFile {
    Descriptor descriptor;
    FileState state;
    std::string path;

    [[nodiscard]] static std::optional<ZarrFile> open(const ZarrStore& store, const std::string& path);
    [[nodiscard]] ZarrBytes read(int64_t offset, int64_t size) const;
};

/// Puts the elements of `part` into `into`, which has its shape. Reads no chunks but those that hold some of them; of a chunk that
/// is not packed, these elements alone. OSError names the file that is damaged.
void readZarrPart(ZarrStore& store, const ZarrArray& array, const std::string& folder, const Part& part, const at::Tensor& into);

}  // namespace tensordesk
