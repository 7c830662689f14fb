// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/codecs/zarrunpacking.h"

#include "model/storage/formats/zarr/codecs/zarrcrc.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"

#include <blosc.h>
#include <lz4.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>

namespace tensordesk {

namespace {

Error damaged(const char* codec)
{
    return Error(ErrorKind::OSError, "a chunk is damaged: {} cannot unpack it", Message::verbatim(codec));
}

ZarrBytes room(std::size_t size)
{
    checkFits(static_cast<double>(size), Message("an unpacked chunk"));
    return ZarrBytes::ofSize(size);
}

constexpr std::size_t kLz4Header = 4;

/// A number in the 4 bytes from `at` on.
std::size_t numberIn4(const ZarrBytes& bytes, std::size_t at)
{
    std::size_t number = 0;
    for (std::size_t i = 0; i < 4; ++i)
        number |= std::to_integer<std::size_t>(bytes.data[at + i]) << (8 * i);
    return number;
}

std::size_t statedByLz4(const ZarrBytes& packed)
{
    if (packed.size < kLz4Header)
        throw damaged("lz4");
    return numberIn4(packed, 0);
}

ZarrBytes inflated(const ZarrBytes& packed, std::size_t size)
{
    // By how much deflate shrinks bytes at best.
    constexpr std::size_t mostRatio = 1032;
    if (size / mostRatio > packed.size + 64)
        throw Error(ErrorKind::OSError, "a chunk of {} bytes cannot unpack to {} bytes", packed.size, size);
    ZarrBytes result = room(size);
    z_stream stream = {};
    constexpr int anyHeader = 15 + 32;  // accepts gzip and zlib
    if (inflateInit2(&stream, anyHeader) != Z_OK)
        throw Error(ErrorKind::MemoryError, "an unpacked chunk does not fit into memory");
    const std::unique_ptr<z_stream, int (*)(z_stream*)> end(&stream, inflateEnd);
    constexpr std::size_t step = std::size_t{1} << 24;
    std::size_t read = 0;
    std::size_t made = 0;
    int status = Z_OK;
    std::byte beyond{};
    while (status == Z_OK) {
        ProgressScope::current().check();
        const std::size_t in = std::min(packed.size - read, step);
        const bool isFull = made == size;
        const std::size_t out = isFull ? 1 : std::min(size - made, step);
        stream.next_in = reinterpret_cast<Bytef*>(packed.data.get() + read);
        stream.avail_in = static_cast<uInt>(in);
        stream.next_out = reinterpret_cast<Bytef*>(isFull ? &beyond : result.data.get() + made);
        stream.avail_out = static_cast<uInt>(out);
        status = inflate(&stream, Z_NO_FLUSH);
        read += in - stream.avail_in;
        made += out - stream.avail_out;
        if (made > size)
            throw Error(ErrorKind::OSError, "a chunk unpacks to more than the {} bytes that it has by its shape", size);
    }
    if (status != Z_STREAM_END)
        throw damaged("deflate");
    if (made != size)
        throw otherZarrSize(made, size);
    return result;
}

ZarrBytes zstdUnpacked(const ZarrBytes& packed, std::size_t size)
{
    const unsigned long long stated = ZSTD_getFrameContentSize(packed.data.get(), packed.size);
    if (stated == ZSTD_CONTENTSIZE_ERROR)
        throw damaged("zstd");
    if (stated != ZSTD_CONTENTSIZE_UNKNOWN && stated > size)
        throw otherZarrSize(stated, size);
    ZarrBytes result = room(size);
    const std::size_t made = ZSTD_decompress(result.data.get(), size, packed.data.get(), packed.size);
    if (ZSTD_isError(made) != 0)
        throw damaged("zstd");
    if (made != size)
        throw otherZarrSize(made, size);
    return result;
}

ZarrBytes bloscUnpacked(const ZarrBytes& packed, std::size_t size)
{
    std::size_t stated = 0;
    if (packed.size < BLOSC_MIN_HEADER_LENGTH || blosc_cbuffer_validate(packed.data.get(), packed.size, &stated) != 0)
        throw damaged("blosc");
    if (stated != size)
        throw otherZarrSize(stated, size);
    std::size_t bytes = 0;
    std::size_t packedBytes = 0;
    std::size_t block = 0;
    blosc_cbuffer_sizes(packed.data.get(), &bytes, &packedBytes, &block);
    // A block is unpacked by way of memory of its own.
    constexpr std::size_t leastBlock = 128;
    if (block > std::max(size, leastBlock))
        throw damaged("blosc");
    ZarrBytes result = room(size);
    if (size == 0)
        return result;
    const int made = blosc_decompress_ctx(packed.data.get(), result.data.get(), size, 1);
    if (made < 0 || static_cast<std::size_t>(made) != size)
        throw damaged("blosc");
    return result;
}

/// Behind the number of bytes, as numcodecs puts it there, one block.
ZarrBytes lz4Unpacked(const ZarrBytes& packed, std::size_t size)
{
    constexpr std::size_t mostRatio = 255;
    const std::size_t stated = statedByLz4(packed);
    if (stated != size)
        throw otherZarrSize(stated, size);
    if (size / mostRatio > packed.size)
        throw Error(ErrorKind::OSError, "a chunk of {} bytes cannot unpack to {} bytes", packed.size, size);
    if (packed.size > LZ4_MAX_INPUT_SIZE || size > LZ4_MAX_INPUT_SIZE)
        throw damaged("lz4");
    ZarrBytes result = room(size);
    const int made = LZ4_decompress_safe(reinterpret_cast<const char*>(packed.data.get() + kLz4Header),
                                         reinterpret_cast<char*>(result.data.get()), static_cast<int>(packed.size - kLz4Header),
                                         static_cast<int>(size));
    if (made < 0 || static_cast<std::size_t>(made) != size)
        throw damaged("lz4");
    return result;
}

ZarrBytes checked(ZarrBytes packed)
{
    if (packed.size < kZarrCrcBytes)
        throw damaged("crc32c");
    packed.size -= kZarrCrcBytes;
    if (crc32cOf(packed.data.get(), packed.size) != numberIn4(packed, packed.size))
        throw Error(ErrorKind::OSError, "a chunk is damaged: its checksum (crc32c) is another one");
    return packed;
}

}  // namespace

Error otherZarrSize(std::size_t found, std::size_t size)
{
    return Error(ErrorKind::OSError, "a chunk unpacks to {} bytes, but by its shape it has {}", found, size);
}

ZarrBytes unpackedBy(const ZarrCodec& codec, ZarrBytes packed, std::size_t size)
{
    switch (codec.kind) {
    case ZarrCodec::Kind::Gzip:
    case ZarrCodec::Kind::Zlib: return inflated(packed, size);
    case ZarrCodec::Kind::Zstd: return zstdUnpacked(packed, size);
    case ZarrCodec::Kind::Blosc: return bloscUnpacked(packed, size);
    case ZarrCodec::Kind::Lz4: return lz4Unpacked(packed, size);
    case ZarrCodec::Kind::Crc32c: return checked(std::move(packed));
    }
    return packed;
}

std::optional<std::size_t> statedSizeBy(const ZarrCodec& codec, const ZarrBytes& packed)
{
    switch (codec.kind) {
    case ZarrCodec::Kind::Zstd: {
        const unsigned long long stated = ZSTD_getFrameContentSize(packed.data.get(), packed.size);
        return stated == ZSTD_CONTENTSIZE_ERROR || stated == ZSTD_CONTENTSIZE_UNKNOWN ? std::nullopt
                                                                                      : std::optional<std::size_t>(stated);
    }
    case ZarrCodec::Kind::Blosc: {
        std::size_t stated = 0;
        const bool isSound = packed.size >= BLOSC_MIN_HEADER_LENGTH
                          && blosc_cbuffer_validate(packed.data.get(), packed.size, &stated) == 0;
        return isSound ? std::optional(stated) : std::nullopt;
    }
    case ZarrCodec::Kind::Gzip:
    case ZarrCodec::Kind::Zlib: {
        constexpr std::size_t leastGzip = 18;
        const bool isGzip = packed.size >= leastGzip && packed.data[0] == std::byte{0x1f} && packed.data[1] == std::byte{0x8b};
        return isGzip ? std::optional(numberIn4(packed, packed.size - 4)) : std::nullopt;
    }
    case ZarrCodec::Kind::Lz4: return statedByLz4(packed);
    case ZarrCodec::Kind::Crc32c: return packed.size < kZarrCrcBytes ? 0 : packed.size - kZarrCrcBytes;
    }
    return std::nullopt;
}

}  // namespace tensordesk
