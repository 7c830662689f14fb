// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/chunked/compression.h"
#include "model/tensordict/indices/shape.h"

#include <cstdint>

namespace tensordesk {

struct WriteOptions;

/// How the tensors of a new file are cut into chunks and packed, as a person asks for it.
struct ChunkLayout {
    Compression compression = {};
    Shape chunks = {};  ///< WriteOptions::chunks

    /// ValueError for a compression that there is not.
    [[nodiscard]] static ChunkLayout of(const WriteOptions& options);

    /// The asked chunk of a tensor, cut to its shape. ValueError for one that is too large to be packed as one.
    /// REQUIRES: there are `chunks`.
    [[nodiscard]] Shape chunkOf(const Shape& shape, int64_t itemSize) const;
};

}  // namespace tensordesk
