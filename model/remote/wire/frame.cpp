// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/wire/frame.h"

#include "model/remote/wire/cborcheck.h"
#include "model/tensordict/base/error.h"

#include <zstd.h>

#include <string_view>

namespace tensordesk::wire {
namespace {

/// Fewer bytes are not packed.
constexpr std::size_t kWorthPacking = 256;

[[noreturn]] void throwMalformed()
{
    throw Error(ErrorKind::ValueError, "is not a message of this protocol");
}

/// Returns `plain` packed, or itself if that is not a tenth smaller.
std::string packedIfSmaller(std::string plain)
{
    if (plain.size() < kWorthPacking)
        return plain;
    std::string packed(ZSTD_compressBound(plain.size()), '\0');
    const std::size_t size = ZSTD_compress(packed.data(), packed.size(), plain.data(), plain.size(), 1);
    if (ZSTD_isError(size) != 0 || size > plain.size() / 10 * 9)
        return plain;
    packed.resize(size);
    return packed;
}

std::string unpacked(std::string_view packed, std::size_t size)
{
    if (packed.size() == size)
        return std::string(packed);
    std::string plain(size, '\0');
    if (ZSTD_decompress(plain.data(), size, packed.data(), packed.size()) != size)
        throwMalformed();
    return plain;
}

void append(std::string& bytes, std::size_t number)
{
    for (int shift = 0; shift < 32; shift += 8)
        bytes += static_cast<char>(number >> shift & 0xff);
}

}  // namespace

FrameSizes FrameSizes::of(const std::array<unsigned char, kBytes>& bytes)
{
    const auto number = [&](std::size_t at) {
        return uint32_t{bytes[at]} | uint32_t{bytes[at + 1]} << 8 | uint32_t{bytes[at + 2]} << 16 | uint32_t{bytes[at + 3]} << 24;
    };
    const FrameSizes sizes{number(0), number(4), number(8), number(12)};
    if (sizes.head > kMostHead || sizes.block > kMostBlock || sizes.packedHead > sizes.head || sizes.packedBlock > sizes.block)
        throwMalformed();
    return sizes;
}

std::string toBytes(const Frame& frame)
{
    std::string head;
    Value::to_cbor(frame.head, nlohmann::detail::output_adapter<char>(head));
    if (head.size() > FrameSizes::kMostHead || frame.block.size() > FrameSizes::kMostBlock || !isPlainCbor(head))
        throw Error(ErrorKind::ValueError, "does not fit into one message");
    const std::size_t headSize = head.size();
    const std::string packedHead = packedIfSmaller(std::move(head)), packedBlock = packedIfSmaller(frame.block);
    std::string bytes;
    bytes.reserve(FrameSizes::kBytes + packedHead.size() + packedBlock.size());
    for (const std::size_t size : {packedHead.size(), packedBlock.size(), headSize, frame.block.size()})
        append(bytes, size);
    return bytes + packedHead + packedBlock;
}

Frame fromBytes(const FrameSizes& sizes, const std::string& bytes)
{
    const std::string_view all(bytes);
    if (all.size() != sizes.packed())
        throwMalformed();
    const std::string head = unpacked(all.substr(0, sizes.packedHead), sizes.head);
    if (!isPlainCbor(head))
        throwMalformed();
    Frame frame{Value::from_cbor(head, true, false), unpacked(all.substr(sizes.packedHead), sizes.block)};
    if (!frame.head.is_object())
        throwMalformed();
    return frame;
}

}  // namespace tensordesk::wire
