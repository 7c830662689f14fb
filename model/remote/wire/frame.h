// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <nlohmann/json.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace tensordesk::wire {

/// A part of a message: a map, list, number, text or bytes, as CBOR has them.
using Value = nlohmann::json;

/// One message of the protocol of README.md: a map and, for elements, a block of raw bytes.
struct Frame {
    Value head = Value::object();
    std::string block = {};
};

/// The sizes in front of each message: four little-endian numbers of 32 bits. A section whose two sizes differ is packed by zstd.
struct FrameSizes {
    static constexpr std::size_t kBytes = 16;
    static constexpr uint32_t kMostHead = uint32_t{32} << 20;   ///< bytes; a CBOR map takes up to 16 times as many in memory
    static constexpr uint32_t kMostBlock = uint32_t{16} << 20;  ///< bytes

    uint32_t packedHead = 0, packedBlock = 0, head = 0, block = 0;

    /// Throws ValueError for sizes beyond the limits, or that no zstd makes.
    [[nodiscard]] static FrameSizes of(const std::array<unsigned char, kBytes>& bytes);
    [[nodiscard]] std::size_t packed() const noexcept { return std::size_t{packedHead} + packedBlock; }
};

/// Returns the bytes of a message with its sizes in front. Packs a section if that makes it a tenth smaller. Throws ValueError for one
/// beyond the limits, of size or of levels.
[[nodiscard]] std::string toBytes(const Frame& frame);

/// Returns the message with these sizes. `bytes`: what followed them. Throws ValueError for anything but CBOR of definite lengths
/// without tags, at most 512 levels deep, whose root is a map.
[[nodiscard]] Frame fromBytes(const FrameSizes& sizes, const std::string& bytes);

}  // namespace tensordesk::wire
