// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/plain.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// Bytes that are not set until something is put there: memory is taken only as they come.
struct ZarrBytes {
    std::unique_ptr<std::byte[]> data;
    std::size_t size = 0;

    [[nodiscard]] static ZarrBytes ofSize(std::size_t size);
};

/// What packed bytes of a chunk went through after its elements were laid out.
enum class ZarrCodec { Deflate, Zstd, Blosc, Crc32c };

/// The codec of this name, in zarr.json or in the compressor of a .zarray. NotImplementedError names what is not known.
[[nodiscard]] ZarrCodec zarrCodec(const std::string& name);

/// A chain of codecs in the order in which they pack, of which at most one compresses: sizes between two are not known.
class ZarrCodecs {
public:
    /// NotImplementedError for a second one that compresses.
    void append(ZarrCodec codec, std::string name);

    [[nodiscard]] bool isEmpty() const noexcept { return m_chain.empty(); }
    /// True if chunks of equal sizes are packed to equal sizes.
    [[nodiscard]] bool keepsSize() const noexcept { return !m_compresses; }
    /// Bytes that `size` bytes are packed to. REQUIRES: keepsSize().
    [[nodiscard]] std::size_t packedSize(std::size_t size) const noexcept { return size + 4 * m_chain.size(); }
    [[nodiscard]] const std::vector<std::string>& names() const noexcept { return m_names; }
    /// The `size` bytes that `packed` stands for. OSError if it stands for any other number of bytes or is damaged, before memory
    /// is taken where that can be told; MemoryError if they do not fit.
    [[nodiscard]] ZarrBytes unpack(ZarrBytes packed, std::size_t size) const;
    /// The number of bytes that `packed` stands for, as it states itself; unpack() finds out if it lies. NotImplementedError if it
    /// does not state one.
    [[nodiscard]] std::size_t statedSize(const ZarrBytes& packed) const;

private:
    std::vector<ZarrCodec> m_chain;
    std::vector<std::string> m_names;
    bool m_compresses = false;
};

}  // namespace tensordesk
