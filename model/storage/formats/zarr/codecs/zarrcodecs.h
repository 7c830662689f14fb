// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/zarr/codecs/zarrcodec.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace tensordesk {

/// A chain of codecs in the order of encoding. At most one compresses, because the sizes between two compressors are unknown.
class ZarrCodecs {
public:
    /// Throws NotImplementedError for a second codec that compresses.
    void append(ZarrCodec codec);

    [[nodiscard]] const std::vector<ZarrCodec>& chain() const noexcept { return m_chain; }
    [[nodiscard]] bool isEmpty() const noexcept { return m_chain.empty(); }
    /// True if chunks of equal size are encoded to equal sizes.
    [[nodiscard]] bool keepsSize() const noexcept { return std::ranges::none_of(m_chain, &ZarrCodec::compresses); }
    /// Returns the encoded size of `size` bytes. REQUIRES: keepsSize().
    [[nodiscard]] std::size_t packedSize(std::size_t size) const noexcept { return size + 4 * m_chain.size(); }
    /// Decodes `packed` to `size` bytes. Throws OSError if it decodes to another number of bytes or is damaged, if possible before
    /// memory is allocated, and MemoryError if they do not fit.
    [[nodiscard]] ZarrBytes unpack(ZarrBytes packed, std::size_t size) const;
    /// Returns the decoded size that `packed` states; unpack() checks it. Throws NotImplementedError if it states none.
    [[nodiscard]] std::size_t statedSize(const ZarrBytes& packed) const;
    /// Encodes `bytes`. Throws NotImplementedError if a codec cannot encode them.
    [[nodiscard]] ZarrBytes pack(ZarrBytes bytes) const;

private:
    std::vector<ZarrCodec> m_chain;
};

}  // namespace tensordesk
