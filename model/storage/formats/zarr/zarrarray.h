// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/zarr/codecs/zarrcodecs.h"
#include "model/storage/formats/zarr/zarrattributes.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/shape.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace tensordesk {

struct ZarrShards;

/// The division of an array, or of a shard, into chunks, and the layout and encoding of each chunk. Chunks at the end of a dim have
/// full size.
struct ZarrGrid {
    Shape chunk;
    Shape axes;              ///< the array's dims in the order of storage, the last one contiguous
    bool isSwapped = false;  ///< elements are big-endian
    ZarrCodecs codecs;
    std::shared_ptr<const ZarrShards> shards;  ///< each chunk is a shard, a file with smaller chunks; null: it is not divided
};

/// The chunks within a shard, and the index of their locations.
struct ZarrShards {
    ZarrGrid inner;
    bool isTableFirst = false;  ///< the index is at the start of the file; otherwise at its end
    bool isTableSwapped = false;
    ZarrCodecs tableCodecs;
};

/// The metadata of an array, checked.
struct ZarrArray {
    Shape shape;
    DType dtype = DType::Byte;  ///< unless isText
    bool isText = false;        ///< texts, each preceded by its length
    ZarrGrid grid;
    at::Tensor fill;        ///< 0-d
    std::string keyPrefix;  ///< the prefix of chunk names: "c", or empty
    char separator = '/';

    /// Parses the metadata. Throws ValueError if it is invalid, and NotImplementedError, with the name, for an unsupported dtype,
    /// codec or filter.
    [[nodiscard]] static ZarrArray of(const ZarrNode& node);
    /// Returns the file of the chunk at this position of the grid, relative to the folder of the array.
    [[nodiscard]] std::string chunkName(const Shape& position) const;
    /// True if it is the name of a chunk within the array.
    [[nodiscard]] bool isChunkName(std::string_view name) const;
};

/// Returns the dtype's name in zarr.json; empty for dtypes that Python cannot read from a store: bfloat16, complex32, those of 8
/// bits.
[[nodiscard]] std::string zarrDType(DType dtype);

/// Returns the shape in the metadata of an array. Throws ValueError.
[[nodiscard]] Shape zarrShape(const ZarrNode& node);

}  // namespace tensordesk
