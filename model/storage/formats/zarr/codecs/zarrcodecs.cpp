// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/codecs/zarrcodecs.h"

#include "model/storage/formats/zarr/codecs/zarrpacking.h"
#include "model/storage/formats/zarr/codecs/zarrunpacking.h"
#include "model/tensordict/base/error.h"

#include <optional>
#include <utility>

namespace tensordesk {

void ZarrCodecs::append(ZarrCodec codec)
{
    constexpr std::size_t mostCodecs = 8;
    if ((codec.compresses() && !keepsSize()) || m_chain.size() >= mostCodecs)
        throw Error(ErrorKind::NotImplementedError,
                    "its chunks are packed by several codecs, one after the other, which cannot be unpacked");
    m_chain.push_back(std::move(codec));
}

ZarrBytes ZarrCodecs::unpack(ZarrBytes packed, std::size_t size) const
{
    // Before the codec that compresses, sizes are known: they grow by checksums alone.
    for (std::size_t i = m_chain.size(); i-- > 0;)
        packed = unpackedBy(m_chain[i], std::move(packed), size + kZarrCrcBytes * i);
    if (packed.size != size)
        throw otherZarrSize(packed.size, size);
    return packed;
}

std::size_t ZarrCodecs::statedSize(const ZarrBytes& packed) const
{
    if (keepsSize()) {
        const std::size_t sums = kZarrCrcBytes * m_chain.size();
        return packed.size < sums ? 0 : packed.size - sums;
    }
    if (m_chain.size() == 1)
        if (const auto stated = statedSizeBy(m_chain.front(), packed))
            return *stated;
    throw Error(ErrorKind::NotImplementedError, "a compressed chunk of texts does not state its size, so it cannot be read");
}

ZarrBytes ZarrCodecs::pack(ZarrBytes bytes) const
{
    for (const ZarrCodec& codec : m_chain)
        bytes = packedBy(codec, std::move(bytes));
    return bytes;
}

}  // namespace tensordesk
