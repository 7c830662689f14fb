// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/files/zip/zipdirectory.h"
#include "model/tensordict/base/error.h"

#include <functional>

namespace tensordesk {

/// Decompresses each member of an archive, checks its CRC, and reports defects. Can be cancelled by the thread's ProgressScope.
void verifyMembers(const ZipBytes& bytes, const ZipDirectory& directory,
                   const std::function<void(const ZipMember& member, const Error& error)>& report);

}  // namespace tensordesk
