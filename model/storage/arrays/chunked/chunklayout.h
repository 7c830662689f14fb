// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/chunked/compression.h"
#include "model/tensordict/indices/shape.h"

#include <cstdint>

namespace tensordesk {

/// The chunks and the compression that the user chose for the tensors of a new file.
struct ChunkLayout {
    Compression compression = {};
    Shape chunks = {};  ///< the sizes along the first dims of a tensor; further dims are not cut

    /// Returns the chosen chunk shape, clipped to the shape of the tensor. Throws ValueError if a chunk is too large to compress.
    /// REQUIRES: `chunks` is not empty.
    [[nodiscard]] Shape chunkOf(const Shape& shape, int64_t itemSize) const;
};

}  // namespace tensordesk
