// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/zarr/zarrcodecs.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"

#include <blosc.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <array>
#include <map>

namespace tensordesk {

namespace {

constexpr std::size_t kCrcBytes = 4;

Error damaged(const char* codec)
{
    return Error(ErrorKind::OSError, "a chunk is damaged: {} cannot unpack it", Message::verbatim(codec));
}

Error otherSize(std::size_t found, std::size_t size)
{
    return Error(ErrorKind::OSError, "a chunk unpacks to {} bytes, but by its shape it has {}", found, size);
}

ZarrBytes room(std::size_t size)
{
    checkFits(static_cast<double>(size), Message("an unpacked chunk"));
    return ZarrBytes::ofSize(size);
}

ZarrBytes inflated(const ZarrBytes& packed, std::size_t size)
{
    // By how much deflate shrinks bytes at best.
    constexpr std::size_t mostRatio = 1032;
    if (size / mostRatio > packed.size + 64)
        throw Error(ErrorKind::OSError, "a chunk of {} bytes cannot unpack to {} bytes", packed.size, size);
    ZarrBytes result = room(size);
    z_stream stream = {};
    constexpr int anyHeader = 15 + 32;  // of gzip or zlib
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
        throw otherSize(made, size);
    return result;
}

ZarrBytes zstdUnpacked(const ZarrBytes& packed, std::size_t size)
{
    const unsigned long long stated = ZSTD_getFrameContentSize(packed.data.get(), packed.size);
    if (stated == ZSTD_CONTENTSIZE_ERROR)
        throw damaged("zstd");
    if (stated != ZSTD_CONTENTSIZE_UNKNOWN && stated > size)
        throw otherSize(stated, size);
    ZarrBytes result = room(size);
    const std::size_t made = ZSTD_decompress(result.data.get(), size, packed.data.get(), packed.size);
    if (ZSTD_isError(made) != 0)
        throw damaged("zstd");
    if (made != size)
        throw otherSize(made, size);
    return result;
}

ZarrBytes bloscUnpacked(const ZarrBytes& packed, std::size_t size)
{
    std::size_t stated = 0;
    if (packed.size < BLOSC_MIN_HEADER_LENGTH || blosc_cbuffer_validate(packed.data.get(), packed.size, &stated) != 0)
        throw damaged("blosc");
    if (stated != size)
        throw otherSize(stated, size);
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

/// The checksum of Castagnoli's polynomial.
uint32_t crc32c(const std::byte* bytes, std::size_t size)
{
    static const auto table = [] {
        std::array<uint32_t, 256> made{};
        for (uint32_t i = 0; i < made.size(); ++i) {
            uint32_t value = i;
            for (int bit = 0; bit < 8; ++bit)
                value = (value >> 1) ^ ((value & 1) != 0 ? 0x82f63b78U : 0U);
            made[i] = value;
        }
        return made;
    }();
    uint32_t crc = ~uint32_t{0};
    for (std::size_t i = 0; i < size; ++i)
        crc = table[(crc ^ std::to_integer<uint32_t>(bytes[i])) & 0xffU] ^ (crc >> 8);
    return ~crc;
}

ZarrBytes checked(ZarrBytes packed)
{
    if (packed.size < kCrcBytes)
        throw damaged("crc32c");
    packed.size -= kCrcBytes;
    uint32_t stated = 0;
    for (std::size_t i = 0; i < kCrcBytes; ++i)
        stated |= std::to_integer<uint32_t>(packed.data[packed.size + i]) << (8 * i);
    if (crc32c(packed.data.get(), packed.size) != stated)
        throw Error(ErrorKind::OSError, "a chunk is damaged: its checksum (crc32c) is another one");
    return packed;
}

}  // namespace

ZarrBytes ZarrBytes::ofSize(std::size_t size)
{
    return {std::unique_ptr<std::byte[]>(new std::byte[std::max<std::size_t>(size, 1)]), size};
}

ZarrCodec zarrCodec(const std::string& name)
{
    static const std::map<std::string, ZarrCodec, std::less<>> known{{"gzip", ZarrCodec::Deflate},
                                                                     {"zlib", ZarrCodec::Deflate},
                                                                     {"zstd", ZarrCodec::Zstd},
                                                                     {"blosc", ZarrCodec::Blosc},
                                                                     {"crc32c", ZarrCodec::Crc32c},
                                                                     {"numcodecs.gzip", ZarrCodec::Deflate},
                                                                     {"numcodecs.zlib", ZarrCodec::Deflate},
                                                                     {"numcodecs.zstd", ZarrCodec::Zstd},
                                                                     {"numcodecs.blosc", ZarrCodec::Blosc}};
    const auto found = known.find(name);
    if (found == known.end())
        throw Error(ErrorKind::NotImplementedError, "its chunks are packed by {}, which cannot be unpacked", stringLiteral(name));
    return found->second;
}

void ZarrCodecs::append(ZarrCodec codec, std::string name)
{
    constexpr std::size_t mostCodecs = 8;
    const bool compresses = codec != ZarrCodec::Crc32c;
    if ((compresses && m_compresses) || m_chain.size() >= mostCodecs)
        throw Error(ErrorKind::NotImplementedError,
                    "its chunks are packed by several codecs, one after the other, which cannot be unpacked");
    m_compresses = m_compresses || compresses;
    m_chain.push_back(codec);
    m_names.push_back(std::move(name));
}

ZarrBytes ZarrCodecs::unpack(ZarrBytes packed, std::size_t size) const
{
    // Before the codec that compresses, sizes are known: they grow by checksums alone.
    for (std::size_t i = m_chain.size(); i-- > 0;) {
        const std::size_t before = size + kCrcBytes * i;
        switch (m_chain[i]) {
        case ZarrCodec::Deflate: packed = inflated(packed, before); break;
        case ZarrCodec::Zstd: packed = zstdUnpacked(packed, before); break;
        case ZarrCodec::Blosc: packed = bloscUnpacked(packed, before); break;
        case ZarrCodec::Crc32c: packed = checked(std::move(packed)); break;
        }
    }
    if (packed.size != size)
        throw otherSize(packed.size, size);
    return packed;
}

std::size_t ZarrCodecs::statedSize(const ZarrBytes& packed) const
{
    const std::size_t sums = kCrcBytes * m_chain.size();
    if (keepsSize())
        return packed.size < sums ? 0 : packed.size - sums;
    if (m_chain.size() == 1 && m_chain.front() == ZarrCodec::Zstd) {
        const unsigned long long stated = ZSTD_getFrameContentSize(packed.data.get(), packed.size);
        if (stated != ZSTD_CONTENTSIZE_ERROR && stated != ZSTD_CONTENTSIZE_UNKNOWN)
            return stated;
    }
    std::size_t stated = 0;
    if (m_chain.size() == 1 && m_chain.front() == ZarrCodec::Blosc && packed.size >= BLOSC_MIN_HEADER_LENGTH
        && blosc_cbuffer_validate(packed.data.get(), packed.size, &stated) == 0)
        return stated;
    constexpr std::size_t leastGzip = 18;
    const bool isGzip = packed.size >= leastGzip && packed.data[0] == std::byte{0x1f} && packed.data[1] == std::byte{0x8b};
    if (m_chain.size() == 1 && m_chain.front() == ZarrCodec::Deflate && isGzip) {
        for (std::size_t i = 0; i < 4; ++i)
            stated |= std::to_integer<std::size_t>(packed.data[packed.size - 4 + i]) << (8 * i);
        return stated;
    }
    throw Error(ErrorKind::NotImplementedError, "a packed chunk of texts does not state its size, so that it cannot be read");
}

}  // namespace tensordesk
