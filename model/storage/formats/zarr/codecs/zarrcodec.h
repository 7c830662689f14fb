// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/pythonvalue.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace tensordesk {

/// Uninitialised bytes: memory is taken only when they are written.
struct ZarrBytes {
    std::unique_ptr<std::byte[]> data;
    std::size_t size = 0;

    [[nodiscard]] static ZarrBytes ofSize(std::size_t size);
};

/// One step of a chunk's encoding after its elements were laid out, with its parameters.
struct ZarrCodec {
    enum class Kind : uint8_t { Gzip, Zlib, Zstd, Blosc, Lz4, Crc32c };

    Kind kind = Kind::Crc32c;
    std::string name;          ///< as in zarr.json, or in the compressor of a .zarray
    int level = 0;             ///< for Lz4: its acceleration
    bool hasChecksum = false;  ///< for Zstd
    // for Blosc
    std::string compressor;
    int shuffle = 0;    ///< as numbered by c-blosc
    int itemSize = 1;   ///< in bytes
    int blockSize = 0;  ///< in bytes; 0: chosen by blosc

    /// Parses a codec. Parameters that are missing or invalid get the defaults of Python's libraries. `itemSize`: that of the
    /// elements, if it is not configured. Throws NotImplementedError, which names the codec, if it is unknown.
    [[nodiscard]] static ZarrCodec of(const std::string& name, const PythonValue::Dict& configuration, int itemSize = 1);

    [[nodiscard]] bool compresses() const noexcept { return kind != Kind::Crc32c; }
};

}  // namespace tensordesk
