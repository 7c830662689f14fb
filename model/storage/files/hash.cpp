// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/hash.h"

namespace tensordesk {

uint64_t hashOf(std::string_view bytes, uint64_t seed) noexcept
{
    for (const char byte : bytes)
        seed = (seed ^ static_cast<unsigned char>(byte)) * 0x100000001b3ULL;
    return seed;
}

}  // namespace tensordesk
