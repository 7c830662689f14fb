// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/plain.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace tensordesk {

/// Bytes that are not set until something is put there: memory is taken only as they come.
struct ZarrBytes {
    std::unique_ptr<std::byte[]> data;
    std::size_t size = 0;

    [[nodiscard]] static ZarrBytes ofSize(std::size_t size);
};

/// One step that the bytes of a chunk go through after its elements were laid out, with what packing by it asks for.
struct ZarrCodec {
    enum class Kind : uint8_t { Gzip, Zlib, Zstd, Blosc, Lz4, Crc32c };

    Kind kind = Kind::Crc32c;
    std::string name;          ///< as it stands in zarr.json, or in the compressor of a .zarray
    int level = 0;             ///< of Lz4: by how much it hurries
    bool hasChecksum = false;  ///< of Zstd
    // Of Blosc.
    std::string compressor;
    int shuffle = 0;    ///< as c-blosc numbers them
    int itemSize = 1;   ///< bytes
    int blockSize = 0;  ///< bytes; 0: as blosc likes

    /// What its configuration leaves out, or what makes no sense there, is as the libraries of Python choose it. `itemSize`: that
    /// of the elements, where it is not configured. NotImplementedError names a codec that is not known.
    [[nodiscard]] static ZarrCodec of(const std::string& name, const Plain::Dict& configuration, int itemSize = 1);

    [[nodiscard]] bool compresses() const noexcept { return kind != Kind::Crc32c; }
};

}  // namespace tensordesk
