// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/codecs/zarrpacking.h"

#include "model/storage/formats/zarr/codecs/zarrcrc.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"

#include <blosc.h>
#include <lz4.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>

namespace tensordesk {

namespace {

/// Puts a number into the 4 bytes from `to` on.
void putNumber(std::byte* to, std::size_t number)
{
    for (std::size_t i = 0; i < 4; ++i)
        to[i] = static_cast<std::byte>(number >> (8 * i));
}

ZarrBytes roomFor(std::size_t size)
{
    checkFits(static_cast<double>(size), Message("a packed chunk"));
    return ZarrBytes::ofSize(size);
}

Error cannotPack(const ZarrCodec& codec, std::size_t size)
{
    return Error(ErrorKind::NotImplementedError, "a chunk of {} bytes cannot be packed by {}", size, codec.name);
}

ZarrBytes deflated(const ZarrCodec& codec, const ZarrBytes& bytes)
{
    z_stream stream = {};
    const int header = 15 + (codec.kind == ZarrCodec::Kind::Gzip ? 16 : 0);
    constexpr int usualMemory = 8;
    if (deflateInit2(&stream, codec.level, Z_DEFLATED, header, usualMemory, Z_DEFAULT_STRATEGY) != Z_OK)
        throw Error(ErrorKind::MemoryError, "there is no memory for packing a chunk");
    const std::unique_ptr<z_stream, int (*)(z_stream*)> end(&stream, deflateEnd);
    ZarrBytes result = roomFor(deflateBound(&stream, bytes.size));
    constexpr std::size_t step = std::size_t{1} << 24;
    std::size_t read = 0;
    std::size_t made = 0;
    int status = Z_OK;
    while (status == Z_OK || status == Z_BUF_ERROR) {
        ProgressScope::current().check();
        const std::size_t in = std::min(bytes.size - read, step);
        const std::size_t out = std::min(result.size - made, 2 * step);
        stream.next_in = reinterpret_cast<Bytef*>(bytes.data.get() + read);
        stream.avail_in = static_cast<uInt>(in);
        stream.next_out = reinterpret_cast<Bytef*>(result.data.get() + made);
        stream.avail_out = static_cast<uInt>(out);
        status = deflate(&stream, read + in == bytes.size ? Z_FINISH : Z_NO_FLUSH);
        read += in - stream.avail_in;
        made += out - stream.avail_out;
        if (out == 0)
            break;
    }
    if (status != Z_STREAM_END)
        throw cannotPack(codec, bytes.size);
    result.size = made;
    return result;
}

ZarrBytes zstdPacked(const ZarrCodec& codec, const ZarrBytes& bytes)
{
    const std::unique_ptr<ZSTD_CCtx, std::size_t (*)(ZSTD_CCtx*)> context(ZSTD_createCCtx(), ZSTD_freeCCtx);
    if (!context)
        throw Error(ErrorKind::MemoryError, "there is no memory for packing a chunk");
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_compressionLevel, codec.level);
    ZSTD_CCtx_setParameter(context.get(), ZSTD_c_checksumFlag, codec.hasChecksum ? 1 : 0);
    ZarrBytes result = roomFor(ZSTD_compressBound(bytes.size));
    const std::size_t made = ZSTD_compress2(context.get(), result.data.get(), result.size, bytes.data.get(), bytes.size);
    if (ZSTD_isError(made) != 0)
        throw cannotPack(codec, bytes.size);
    result.size = made;
    return result;
}

ZarrBytes bloscPacked(const ZarrCodec& codec, const ZarrBytes& bytes)
{
    if (bytes.size > BLOSC_MAX_BUFFERSIZE)
        throw cannotPack(codec, bytes.size);
    ZarrBytes result = roomFor(bytes.size + BLOSC_MAX_OVERHEAD);
    const int made = blosc_compress_ctx(codec.level, codec.shuffle, static_cast<std::size_t>(codec.itemSize), bytes.size,
                                        bytes.data.get(), result.data.get(), result.size, codec.compressor.c_str(),
                                        static_cast<std::size_t>(codec.blockSize), 1);
    if (made <= 0)
        throw cannotPack(codec, bytes.size);
    result.size = static_cast<std::size_t>(made);
    return result;
}

ZarrBytes lz4Packed(const ZarrCodec& codec, const ZarrBytes& bytes)
{
    if (bytes.size > LZ4_MAX_INPUT_SIZE)
        throw cannotPack(codec, bytes.size);
    const int room = LZ4_compressBound(static_cast<int>(bytes.size));
    constexpr std::size_t header = 4;
    ZarrBytes result = roomFor(header + static_cast<std::size_t>(room));
    putNumber(result.data.get(), bytes.size);
    const int made = LZ4_compress_fast(reinterpret_cast<const char*>(bytes.data.get()),
                                       reinterpret_cast<char*>(result.data.get() + header), static_cast<int>(bytes.size), room,
                                       codec.level);
    if (made <= 0)
        throw cannotPack(codec, bytes.size);
    result.size = header + static_cast<std::size_t>(made);
    return result;
}

ZarrBytes summed(const ZarrBytes& bytes)
{
    constexpr std::size_t crcBytes = 4;
    ZarrBytes result = roomFor(bytes.size + crcBytes);
    std::copy_n(bytes.data.get(), bytes.size, result.data.get());
    putNumber(result.data.get() + bytes.size, crc32cOf(bytes.data.get(), bytes.size));
    return result;
}

}  // namespace

ZarrBytes packedBy(const ZarrCodec& codec, ZarrBytes bytes)
{
    switch (codec.kind) {
    case ZarrCodec::Kind::Gzip:
    case ZarrCodec::Kind::Zlib: return deflated(codec, bytes);
    case ZarrCodec::Kind::Zstd: return zstdPacked(codec, bytes);
    case ZarrCodec::Kind::Blosc: return bloscPacked(codec, bytes);
    case ZarrCodec::Kind::Lz4: return lz4Packed(codec, bytes);
    case ZarrCodec::Kind::Crc32c: return summed(bytes);
    }
    return bytes;
}

}  // namespace tensordesk
