// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <hdf5.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

namespace tensordesk {

/// The bytes of a chunk as they are stored.
struct PackedChunk {
    std::unique_ptr<char[]> bytes;
    std::size_t size = 0;
};

/// How the chunks of new datasets are packed. A value; may be used from any thread.
class H5Compression {
public:
    /// Not at all.
    H5Compression() = default;
    /// "", or "gzip", "zstd" or "blosc" with ":N" for its level: 1 to 9, of zstd to 22. ValueError for anything else.
    [[nodiscard]] static H5Compression parse(const std::string& text);

    [[nodiscard]] bool isNone() const noexcept { return m_method == Method::None; }
    /// Names the filters in what a new dataset is made by. REQUIRES: H5Lock held.
    void declare(hid_t creation, std::size_t itemSize, std::size_t chunkBytes) const;
    /// Makes of the `size` bytes of a chunk what those filters would. Needs no lock.
    [[nodiscard]] PackedChunk pack(const char* bytes, std::size_t size, std::size_t itemSize) const;

private:
    enum class Method : uint8_t { None, Gzip, Zstd, Blosc };

    [[nodiscard]] bool isShuffled(std::size_t itemSize) const;

    Method m_method = Method::None;
    int m_level = 0;
};

}  // namespace tensordesk
