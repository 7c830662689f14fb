// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/zip/zipunpacker.h"

namespace tensordesk {

std::unique_ptr<ZipUnpacker> unpackerOf(const ZipMember& member)
{
    switch (member.method) {
    case ZipMethod::Bzip2: return bzip2Unpacker();
    case ZipMethod::Lzma: return lzmaUnpacker(member.size);
    default: return deflateUnpacker();
    }
}

}  // namespace tensordesk
