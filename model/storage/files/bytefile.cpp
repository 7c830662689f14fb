// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/bytefile.h"

#include "model/storage/files/filestate.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

void checkIntact(const MappedFile& mapping, int64_t size, const std::string& path)
{
    const auto now = FileState::of(path);
    if (mapping.hasHole() || (now && now->isSameFile(mapping.state()) && now->size < size)) {
        throw Error(now ? Error(ErrorKind::OSError,
                                "was shortened while it was open: the missing bytes read as zeros, from byte {} of {} on",
                                now->size, size)
                        : Error(ErrorKind::OSError, "was shortened while it was open: the missing bytes read as zeros"))
            .inFile(path);
    }
}

}  // namespace tensordesk
