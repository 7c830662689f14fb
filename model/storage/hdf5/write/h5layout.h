// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/write/h5compression.h"
#include "model/tensordict/indices/shape.h"

#include <cstdint>

namespace tensordesk {

/// How the tensors of a new file lie in it.
struct H5Layout {
    H5Compression compression = {};
    Shape chunks = {};  ///< sizes along the first dims; empty: chosen by shape where something is compressed

    /// The chunks of a tensor; empty where it is contiguous, as is one without dims or elements, which cannot be chunked.
    /// ValueError for chunks that are too large to be packed as one.
    [[nodiscard]] Shape chunkOf(const Shape& shape, int64_t itemSize) const;
};

}  // namespace tensordesk
