// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zarr/codecs/zarrcodecs.h"
#include "model/storage/zarr/zarrattributes.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/shape.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace tensordesk {

struct ZarrShards;

/// How an array, or a shard of one, is cut into chunks, and how the elements of each are laid out and packed. Chunks at the end of a
/// dim are as large as the others.
struct ZarrGrid {
    Shape chunk;
    Shape axes;              ///< of the array, by axis of what is stored, the last one running fastest
    bool isSwapped = false;  ///< the highest byte of an element comes first
    ZarrCodecs codecs;
    std::shared_ptr<const ZarrShards> shards;  ///< chunks are cut further, and all of one chunk are in one file; null else
};

/// The chunks within each chunk, and the table of where they lie.
struct ZarrShards {
    ZarrGrid inner;
    bool isTableFirst = false;  ///< in the file; else it is its end
    bool isTableSwapped = false;
    ZarrCodecs tableCodecs;
};

/// What a node says of an array, checked.
struct ZarrArray {
    Shape shape;
    DType dtype = DType::Byte;  ///< unless isText
    bool isText = false;        ///< texts, each with its length in front
    ZarrGrid grid;
    at::Tensor fill;        ///< 0-d
    std::string keyPrefix;  ///< of names of chunks: "c", or nothing
    char separator = '/';

    /// ValueError for what makes no sense; NotImplementedError names the dtype, codec or filter that cannot be read.
    [[nodiscard]] static ZarrArray of(const ZarrNode& node);
    /// The file of the chunk at this position of the grid, seen from the folder of the array.
    [[nodiscard]] std::string chunkName(const Shape& position) const;
    /// True for the file of a chunk that holds elements.
    [[nodiscard]] bool isChunkName(std::string_view name) const;
};

/// What zarr.json calls a dtype; empty for those that Python cannot read from a store: bfloat16, complex32, those of 8 bits.
[[nodiscard]] std::string zarrDType(DType dtype);

/// The sizes that a node of an array states. ValueError.
[[nodiscard]] Shape zarrShape(const ZarrNode& node);

}  // namespace tensordesk
