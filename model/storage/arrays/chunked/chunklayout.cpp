// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/chunked/chunklayout.h"

#include "model/tensordict/base/error.h"

#include <algorithm>
#include <cstddef>

namespace tensordesk {

namespace {

/// Several are in memory at a time, here and wherever the file is read.
constexpr int64_t kMostChunkBytes = int64_t{64} << 20;

}  // namespace

Shape ChunkLayout::chunkOf(const Shape& shape, int64_t itemSize) const
{
    Shape chunk = shape;
    for (std::size_t d = 0; d < std::min(chunks.size(), shape.size()); ++d)
        chunk[d] = std::min(chunks[d], shape[d]);
    int64_t bytes = itemSize;
    for (const int64_t size : chunk)
        if (__builtin_mul_overflow(bytes, size, &bytes) || bytes > kMostChunkBytes)
            throw Error(ErrorKind::ValueError,
                        "chunks {} of elements of {} bytes are too large: each is packed as one, and may take {} bytes",
                        toString(chunk), itemSize, kMostChunkBytes);
    return chunk;
}

}  // namespace tensordesk
