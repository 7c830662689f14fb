// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/filters/lzf.h"

#include <cstring>

namespace tensordesk {

// A control byte below 32 says that one byte more than it follow as they are. Any other is a repetition: its upper three bits are
// the length less 2, or 7 where a byte follows that is added to it; its lower five and the next byte say how far back, less 1.
std::size_t unpackLzf(const unsigned char* packed, std::size_t packedSize, unsigned char* out, std::size_t size)
{
    constexpr std::size_t literals = 32;
    constexpr std::size_t longLength = 7;
    std::size_t at = 0, made = 0;
    while (at < packedSize) {
        const std::size_t control = packed[at++];
        if (control < literals) {
            const std::size_t count = control + 1;
            if (count > packedSize - at || count > size - made)
                return 0;
            std::memcpy(out + made, packed + at, count);
            at += count;
            made += count;
            continue;
        }
        std::size_t length = control >> 5;
        if (length == longLength) {
            if (at == packedSize)
                return 0;
            length += packed[at++];
        }
        length += 2;
        if (at == packedSize)
            return 0;
        const std::size_t back = ((control & 31) << 8 | packed[at++]) + 1;
        if (back > made || length > size - made)
            return 0;
        for (std::size_t i = 0; i < length; ++i, ++made)  // a repetition may overlap its own output
            out[made] = out[made - back];
    }
    return made;
}

}  // namespace tensordesk
