// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/filters/h5filters.h"

#include "model/storage/formats/hdf5/filters/lzf.h"

#include <blosc.h>
#include <zstd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace tensordesk {

namespace {

/// HDF5 keeps the size of a chunk in 32 bits.
constexpr std::size_t kMostChunk = std::size_t{1} << 32;

/// The buffer that HDF5 hands to a filter: the filter replaces it by one of its own.
class Buffer {
public:
    Buffer(std::size_t* size, void** bytes) : m_size(size), m_bytes(bytes) { }

    [[nodiscard]] const void* in() const { return *m_bytes; }

    /// Replaces the bytes by those that `fill` writes into `room` new bytes and counts, 0 on failure.
    template <typename Fill>
    std::size_t replace(std::size_t room, Fill&& fill)
    {
        void* made = room > kMostChunk ? nullptr : H5allocate_memory(std::max<std::size_t>(room, 1), false);
        if (made == nullptr)
            return 0;
        const std::size_t count = fill(made);
        if (count == 0 || count > room) {
            H5free_memory(made);
            return 0;
        }
        H5free_memory(std::exchange(*m_bytes, made));
        *m_size = room;
        return count;
    }

private:
    std::size_t* m_size;
    void** m_bytes;
};

/// `values[index]`, or 0 where the file states fewer.
std::size_t valueAt(std::size_t count, const unsigned* values, std::size_t index)
{
    return index < count ? values[index] : 0;
}

std::size_t lzf(unsigned flags, std::size_t count, const unsigned* values, std::size_t bytes, std::size_t* size, void** data)
{
    if ((flags & H5Z_FLAG_REVERSE) == 0)
        return 0;
    const std::size_t most = bytes > kMostChunk / kMostLzfRatio ? kMostChunk : bytes * kMostLzfRatio;
    const std::size_t chunk = valueAt(count, values, 2);
    const std::size_t room = chunk == 0 ? most : std::min(chunk, most);
    Buffer buffer(size, data);
    return buffer.replace(room, [&](void* out) {
        return unpackLzf(static_cast<const unsigned char*>(buffer.in()), bytes, static_cast<unsigned char*>(out), room);
    });
}

std::size_t zstd(unsigned flags, std::size_t count, const unsigned* values, std::size_t bytes, std::size_t* size, void** data)
{
    Buffer buffer(size, data);
    if ((flags & H5Z_FLAG_REVERSE) == 0) {
        const int level = std::min(static_cast<int>(std::min<std::size_t>(valueAt(count, values, 0), 22)), ZSTD_maxCLevel());
        return buffer.replace(ZSTD_compressBound(bytes), [&](void* out) {
            const std::size_t made = ZSTD_compress(out, ZSTD_compressBound(bytes), buffer.in(), bytes, level == 0 ? 3 : level);
            return ZSTD_isError(made) != 0 ? 0 : made;
        });
    }
    const unsigned long long stated = ZSTD_getFrameContentSize(buffer.in(), bytes);
    if (stated == ZSTD_CONTENTSIZE_ERROR || stated == ZSTD_CONTENTSIZE_UNKNOWN || stated > kMostChunk)
        return 0;
    return buffer.replace(stated, [&](void* out) {
        const std::size_t made = ZSTD_decompress(out, stated, buffer.in(), bytes);
        return ZSTD_isError(made) != 0 ? 0 : made;
    });
}

std::size_t bloscPacked(Buffer& buffer, std::size_t count, const unsigned* values, std::size_t bytes)
{
    const char* compressor = BLOSC_BLOSCLZ_COMPNAME;
    blosc_compcode_to_compname(static_cast<int>(valueAt(count, values, 6)), &compressor);
    if (compressor == nullptr || blosc_compname_to_compcode(compressor) < 0)
        return 0;
    const auto level = count > 4 ? static_cast<int>(std::min(values[4], 9U)) : 5;
    const auto shuffle = count > 5 ? static_cast<int>(std::min(values[5], 2U)) : 1;
    const std::size_t typeSize = std::max<std::size_t>(valueAt(count, values, 2), 1);
    const std::size_t room = bytes + BLOSC_MAX_OVERHEAD;
    return buffer.replace(room, [&](void* out) {
        const int made = blosc_compress_ctx(level, shuffle, typeSize, bytes, buffer.in(), out, room, compressor, 0, 1);
        return made <= 0 ? 0 : static_cast<std::size_t>(made);
    });
}

std::size_t blosc(unsigned flags, std::size_t count, const unsigned* values, std::size_t bytes, std::size_t* size, void** data)
{
    Buffer buffer(size, data);
    if ((flags & H5Z_FLAG_REVERSE) == 0)
        return bloscPacked(buffer, count, values, bytes);
    std::size_t stated = 0;
    if (bytes < BLOSC_MIN_HEADER_LENGTH || blosc_cbuffer_validate(buffer.in(), bytes, &stated) != 0)
        return 0;
    std::size_t unpacked = 0, packed = 0, block = 0;
    blosc_cbuffer_sizes(buffer.in(), &unpacked, &packed, &block);
    // A block is unpacked by way of memory of its own.
    constexpr std::size_t leastBlock = 128;
    const std::size_t chunk = valueAt(count, values, 3);
    if (block > std::max(stated, leastBlock) || (chunk != 0 && stated != chunk))
        return 0;
    return buffer.replace(stated, [&](void* out) {
        const int made = blosc_decompress_ctx(buffer.in(), out, stated, 1);
        return made < 0 ? 0 : static_cast<std::size_t>(made);
    });
}

}  // namespace

void registerFilters()
{
    const auto tell = [](H5Z_filter_t number, const char* name, H5Z_func_t function) {
        const H5Z_class2_t filter{H5Z_CLASS_T_VERS, number, 1, 1, name, nullptr, nullptr, function};
        H5Zregister(&filter);
    };
    tell(kLzfFilter, "lzf", lzf);
    tell(kBloscFilter, "blosc", blosc);
    tell(kZstdFilter, "zstd", zstd);
}

std::string knownFilter(H5Z_filter_t number)
{
    static constexpr std::array<std::pair<int, const char*>, 9> known{{{H5Z_FILTER_SZIP, "szip"},
                                                                       {307, "bzip2"},
                                                                       {32004, "lz4"},
                                                                       {32008, "bitshuffle"},
                                                                       {32013, "zfp"},
                                                                       {32017, "sz"},
                                                                       {32018, "fcidecomp"},
                                                                       {32024, "sz3"},
                                                                       {32026, "blosc2"}}};
    const auto* const found = std::find_if(known.begin(), known.end(), [&](const auto& each) { return each.first == number; });
    return found == known.end() ? std::string() : found->second;
}

}  // namespace tensordesk
