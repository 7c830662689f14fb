// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/codecs/zarrcrc.h"

#include <array>

namespace tensordesk {

uint32_t crc32cOf(const std::byte* bytes, std::size_t size)
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

}  // namespace tensordesk
