// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/files/zip/zipdirectory.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace tensordesk {

/// Passes the decompressed bytes of a member to the callback block by block, in bounded memory, and checks their number and CRC-32:
/// throws OSError at the end if they differ, or the member's defect at once. Can be cancelled by the thread's ProgressScope.
void extract(const ZipBytes& bytes, const ZipMember& member, const std::function<void(std::string_view block)>& take);

/// Returns all decompressed bytes of a small member. Throws ValueError beyond `limit`.
[[nodiscard]] std::string extracted(const ZipBytes& bytes, const ZipMember& member, int64_t limit);

/// Returns the first `count` decompressed bytes, unchecked, or all if there are fewer.
[[nodiscard]] std::string beginningOf(const ZipBytes& bytes, const ZipMember& member, int64_t count);

/// Decompresses a member into `to`, which has room for its size.
void extractInto(const ZipBytes& bytes, const ZipMember& member, std::byte* to);

}  // namespace tensordesk
