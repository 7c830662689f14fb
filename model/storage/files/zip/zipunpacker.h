// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/zip/zipdirectory.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace tensordesk {

/// Decompresses one member, which it receives block by block.
class ZipUnpacker {
public:
    enum class State { More, Ended, Damaged };
    /// Receives decompressed bytes. Returns false to stop.
    using Take = std::function<bool(std::string_view block)>;

    ZipUnpacker() = default;
    virtual ~ZipUnpacker() = default;
    ZipUnpacker(const ZipUnpacker&) = delete;
    ZipUnpacker& operator=(const ZipUnpacker&) = delete;

    /// Passes the decompressed form of the next bytes to `take` until that returns false. Throws std::bad_alloc or MemoryError if
    /// the buffers of the decompressor do not fit into memory.
    virtual State unpack(std::string_view packed, const Take& take) = 0;
};

/// Returns a decompressor for the member's method. REQUIRES: the member has no defect and is compressed.
[[nodiscard]] std::unique_ptr<ZipUnpacker> unpackerOf(const ZipMember& member);

/// Returns a decompressor for each method. `size`: of the decompressed bytes, which limits the dictionary of LZMA.
[[nodiscard]] std::unique_ptr<ZipUnpacker> deflateUnpacker();
[[nodiscard]] std::unique_ptr<ZipUnpacker> bzip2Unpacker();
[[nodiscard]] std::unique_ptr<ZipUnpacker> lzmaUnpacker(int64_t size);

}  // namespace tensordesk
