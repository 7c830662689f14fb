// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zip/zipbytes.h"
#include "model/storage/zip/zipdirectory.h"
#include "model/tensordict/base/error.h"

#include <functional>

namespace tensordesk {

/// Unpacks each member of an archive and checks its CRC; tells what is wrong with those where something is. Looks at the thread's
/// Progress.
void verifyMembers(const ZipBytes& bytes, const ZipDirectory& directory,
                   const std::function<void(const ZipMember& member, const Error& error)>& report);

}  // namespace tensordesk
