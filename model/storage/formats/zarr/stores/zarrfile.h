// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/bytefile.h"
#include "model/storage/files/filestate.h"
#include "model/storage/formats/zarr/codecs/zarrcodec.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace tensordesk {

/// The location and file state from which a chunk was decoded.
struct ChunkLocation {
    FileState file;
    int64_t offset;
    [[nodiscard]] bool operator==(const ChunkLocation&) const = default;
};

/// A file of chunks, open for reading.
struct ZarrFile {
    std::string path;  ///< for messages
    int64_t size = 0;
    /// Copies `size` bytes from `offset` on to `to`. Never called for bytes beyond the end.
    std::function<void(int64_t offset, std::byte* to, std::size_t size)> fetch;
    /// The file on disk that contains it, from byte `begin` on; null if it is compressed there.
    std::shared_ptr<ByteFile> bytes = {};
    int64_t begin = 0;
    /// Its location; empty while it may change, so that nothing read from it is cached.
    std::optional<ChunkLocation> place = {};

    /// REQUIRES: the bytes are within the file.
    [[nodiscard]] ZarrBytes read(int64_t offset, int64_t size) const;
};

/// Opens a file on disk. Throws the system's error if it does not exist, and OSError if it is not a regular file.
[[nodiscard]] ZarrFile openZarrFile(const std::string& path);

}  // namespace tensordesk
