// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/chunked/compression.h"

#include <hdf5.h>

#include <cstddef>
#include <memory>

namespace tensordesk {

/// The stored bytes of a chunk.
struct PackedChunk {
    std::unique_ptr<char[]> bytes;
    std::size_t size = 0;
};

/// Adds the filters of `compression` to the creation properties of a dataset. `itemSize` and `chunkBytes`: the bytes of an element and
/// of an uncompressed chunk. Throws RuntimeError if the library rejects a filter. REQUIRES: H5Lock held.
void declareFilters(const Compression& compression, hid_t creation, std::size_t itemSize, std::size_t chunkBytes);
/// Applies these filters to the `size` bytes of a chunk. Needs no lock.
[[nodiscard]] PackedChunk packedChunk(const Compression& compression, const char* bytes, std::size_t size, std::size_t itemSize);

}  // namespace tensordesk
