// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/chunked/compression.h"

#include <hdf5.h>

#include <cstddef>
#include <memory>

namespace tensordesk {

/// The bytes of a chunk as they are stored.
struct PackedChunk {
    std::unique_ptr<char[]> bytes;
    std::size_t size = 0;
};

/// Names the filters of `compression` in what a new dataset is made by. REQUIRES: H5Lock held.
void declareFilters(const Compression& compression, hid_t creation, std::size_t itemSize, std::size_t chunkBytes);
/// Makes of the `size` bytes of a chunk what those filters would. Needs no lock.
[[nodiscard]] PackedChunk packedChunk(const Compression& compression, const char* bytes, std::size_t size, std::size_t itemSize);

}  // namespace tensordesk
