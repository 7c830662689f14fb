// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zarr/codecs/zarrcodec.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace tensordesk {

/// A chain of codecs in the order in which they pack, of which at most one compresses: sizes between two are not known.
class ZarrCodecs {
public:
    /// NotImplementedError for a second one that compresses.
    void append(ZarrCodec codec);

    [[nodiscard]] const std::vector<ZarrCodec>& chain() const noexcept { return m_chain; }
    [[nodiscard]] bool isEmpty() const noexcept { return m_chain.empty(); }
    /// True if chunks of equal sizes are packed to equal sizes.
    [[nodiscard]] bool keepsSize() const noexcept { return std::ranges::none_of(m_chain, &ZarrCodec::compresses); }
    /// Bytes that `size` bytes are packed to. REQUIRES: keepsSize().
    [[nodiscard]] std::size_t packedSize(std::size_t size) const noexcept { return size + 4 * m_chain.size(); }
    /// The `size` bytes that `packed` stands for. OSError if it stands for any other number of bytes or is damaged, before memory
    /// is taken where that can be told; MemoryError if they do not fit.
    [[nodiscard]] ZarrBytes unpack(ZarrBytes packed, std::size_t size) const;
    /// The number of bytes that `packed` stands for, as it states itself; unpack() finds out if it lies. NotImplementedError if it
    /// does not state one.
    [[nodiscard]] std::size_t statedSize(const ZarrBytes& packed) const;
    /// What `bytes` are packed to. NotImplementedError if a codec cannot pack them.
    [[nodiscard]] ZarrBytes pack(ZarrBytes bytes) const;

private:
    std::vector<ZarrCodec> m_chain;
};

}  // namespace tensordesk
