// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/write/h5compression.h"

#include "model/storage/formats/hdf5/filters/h5filters.h"
#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/tensordict/base/error.h"

#include <blosc.h>
#include <libdeflate.h>
#include <zstd.h>

#include <array>
#include <cstring>
#include <type_traits>

namespace tensordesk {

namespace {

PackedChunk packedRoomFor(std::size_t size)
{
    return {std::make_unique_for_overwrite<char[]>(size), size};
}

/// All first bytes of the elements, then all second ones, and so on, as HDF5's own filter has them.
PackedChunk shuffled(const char* bytes, std::size_t size, std::size_t itemSize)
{
    PackedChunk out = packedRoomFor(size);
    const std::size_t count = size / itemSize;
    const auto spread = [&](auto width) {
        for (std::size_t i = 0; i < count; ++i)
            for (std::size_t byte = 0; byte < width; ++byte)
                out.bytes[byte * count + i] = bytes[i * width + byte];
    };
    // The usual widths by themselves, for the compiler to unroll.
    switch (itemSize) {
    case 2: spread(std::integral_constant<std::size_t, 2>()); break;
    case 4: spread(std::integral_constant<std::size_t, 4>()); break;
    case 8: spread(std::integral_constant<std::size_t, 8>()); break;
    default: spread(itemSize);
    }
    return out;
}

PackedChunk deflated(const char* bytes, std::size_t size, int level)
{
    // As small as zlib's level at least: libdeflate's second is that up to zlib's fourth, on floats, frames and flags alike.
    const std::unique_ptr<libdeflate_compressor, decltype(&libdeflate_free_compressor)> compressor(libdeflate_alloc_compressor(
                                                                                                       level <= 4 ? 2 : level),
                                                                                                   &libdeflate_free_compressor);
    if (!compressor)
        throw Error(ErrorKind::MemoryError, "There is no memory left to pack a chunk");
    PackedChunk out = packedRoomFor(libdeflate_zlib_compress_bound(compressor.get(), size));
    out.size = libdeflate_zlib_compress(compressor.get(), bytes, size, out.bytes.get(), out.size);
    return out;
}

PackedChunk zstdPacked(const char* bytes, std::size_t size, int level)
{
    PackedChunk out = packedRoomFor(ZSTD_compressBound(size));
    out.size = ZSTD_compress(out.bytes.get(), out.size, bytes, size, level);
    if (ZSTD_isError(out.size) != 0)
        throw Error(ErrorKind::MemoryError, "There is no memory left to pack a chunk");
    return out;
}

/// lz4, as most who write Blosc for HDF5 take it; a library without it has its own.
const char* bloscCompressor()
{
    return blosc_compname_to_compcode(BLOSC_LZ4_COMPNAME) < 0 ? BLOSC_BLOSCLZ_COMPNAME : BLOSC_LZ4_COMPNAME;
}

PackedChunk bloscPackedChunk(const char* bytes, std::size_t size, std::size_t itemSize, int level)
{
    PackedChunk out = packedRoomFor(size + BLOSC_MAX_OVERHEAD);
    const int made = blosc_compress_ctx(level, BLOSC_SHUFFLE, itemSize, size, bytes, out.bytes.get(), out.size, bloscCompressor(),
                                        0, 1);
    if (made <= 0)
        throw Error(ErrorKind::MemoryError, "There is no memory left to pack a chunk");
    out.size = static_cast<std::size_t>(made);
    return out;
}

bool isShuffled(const Compression& compression, std::size_t itemSize)
{
    return (compression.method == Compression::Method::Gzip || compression.method == Compression::Method::Zstd) && itemSize > 1;
}

}  // namespace

void declareFilters(const Compression& compression, hid_t creation, std::size_t itemSize, std::size_t chunkBytes)
{
    if (isShuffled(compression, itemSize))
        h5Check(H5Pset_shuffle(creation), "Cannot prepare writing");
    switch (compression.method) {
    case Compression::Method::None: return;
    case Compression::Method::Gzip:
        h5Check(H5Pset_deflate(creation, static_cast<unsigned>(compression.level)), "Cannot prepare writing");
        return;
    case Compression::Method::Zstd: {
        const auto level = static_cast<unsigned>(compression.level);
        h5Check(H5Pset_filter(creation, kZstdFilter, H5Z_FLAG_OPTIONAL, 1, &level), "Cannot prepare writing");
        return;
    }
    case Compression::Method::Blosc: {
        constexpr unsigned filterVersion = 2;
        const std::array<unsigned, 7> values{filterVersion,
                                             BLOSC_VERSION_FORMAT,
                                             static_cast<unsigned>(itemSize),
                                             static_cast<unsigned>(chunkBytes),
                                             static_cast<unsigned>(compression.level),
                                             BLOSC_SHUFFLE,
                                             static_cast<unsigned>(blosc_compname_to_compcode(bloscCompressor()))};
        h5Check(H5Pset_filter(creation, kBloscFilter, H5Z_FLAG_OPTIONAL, values.size(), values.data()), "Cannot prepare writing");
        return;
    }
    }
}

PackedChunk packedChunk(const Compression& compression, const char* bytes, std::size_t size, std::size_t itemSize)
{
    PackedChunk before;
    if (isShuffled(compression, itemSize)) {
        before = shuffled(bytes, size, itemSize);
        bytes = before.bytes.get();
    }
    switch (compression.method) {
    case Compression::Method::Gzip: return deflated(bytes, size, compression.level);
    case Compression::Method::Zstd: return zstdPacked(bytes, size, compression.level);
    case Compression::Method::Blosc: return bloscPackedChunk(bytes, size, itemSize, compression.level);
    case Compression::Method::None: break;
    }
    PackedChunk copy = packedRoomFor(size);
    std::memcpy(copy.bytes.get(), bytes, size);
    return copy;
}

}  // namespace tensordesk
