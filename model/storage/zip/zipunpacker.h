// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zip/zipdirectory.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace tensordesk {

/// Unpacks the bytes of one member, which are handed to it block by block.
class ZipUnpacker {
public:
    enum class State { More, Ended, Damaged };
    /// Takes unpacked bytes; returns false if it wants no more.
    using Take = std::function<bool(std::string_view block)>;

    ZipUnpacker() = default;
    virtual ~ZipUnpacker() = default;
    ZipUnpacker(const ZipUnpacker&) = delete;
    ZipUnpacker& operator=(const ZipUnpacker&) = delete;

    /// Hands on what the next bytes of the member unpack to, until `take` returns false. Throws std::bad_alloc or a MemoryError if
    /// the buffers of the unpacker do not fit into memory.
    virtual State unpack(std::string_view packed, const Take& take) = 0;
};

/// Returns an unpacker for the member's method. REQUIRES: the member has no defect and is packed.
[[nodiscard]] std::unique_ptr<ZipUnpacker> unpackerOf(const ZipMember& member);

/// Returns an unpacker of each method. `size`: of the unpacked bytes, beyond which LZMA gets no dictionary.
[[nodiscard]] std::unique_ptr<ZipUnpacker> deflateUnpacker();
[[nodiscard]] std::unique_ptr<ZipUnpacker> bzip2Unpacker();
[[nodiscard]] std::unique_ptr<ZipUnpacker> lzmaUnpacker(int64_t size);

}  // namespace tensordesk
