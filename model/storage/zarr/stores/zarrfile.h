// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/filestate.h"
#include "model/storage/rawbytes/bytefile.h"
#include "model/storage/zarr/codecs/zarrcodec.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace tensordesk {

/// What place in which state of a file a chunk was unpacked from.
struct ZarrPlace {
    FileState file;
    int64_t offset;
    [[nodiscard]] bool operator==(const ZarrPlace&) const = default;
};

/// A file of chunks, open for reading.
struct ZarrFile {
    std::string path;  ///< for messages
    int64_t size = 0;
    /// Puts `size` bytes from `offset` on to `to`. It is asked for nothing beyond the end.
    std::function<void(int64_t offset, std::byte* to, std::size_t size)> fetch;
    /// The file on the disk that it is a stretch of, from byte `begin` on; null if it is packed there.
    std::shared_ptr<ByteFile> bytes = {};
    int64_t begin = 0;
    /// Where it lies; nothing while it may change, so that nothing read of it is kept.
    std::optional<ZarrPlace> place = {};

    /// REQUIRES: not beyond its end.
    [[nodiscard]] ZarrBytes read(int64_t offset, int64_t size) const;
};

/// Opens a file on the disk; what the system says if there is none, OSError if it is no regular one.
[[nodiscard]] ZarrFile openZarrFile(const std::string& path);

}  // namespace tensordesk
