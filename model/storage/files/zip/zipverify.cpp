// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/zip/zipverify.h"

#include "model/storage/files/zip/zipextract.h"

#include <string_view>

namespace tensordesk {

void verifyMembers(const ZipBytes& bytes, const ZipDirectory& directory,
                   const std::function<void(const ZipMember& member, const Error& error)>& report)
{
    for (const ZipMember& member : directory.members()) {
        if (member.isFolder())
            continue;
        try {
            extract(bytes, member, [](std::string_view) { });
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            report(member, error);
        }
    }
}

}  // namespace tensordesk
