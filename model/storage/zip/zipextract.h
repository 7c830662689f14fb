// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zip/zipbytes.h"
#include "model/storage/zip/zipdirectory.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace tensordesk {

/// Hands the unpacked bytes of a member on, block by block, in bounded memory, and checks their number and CRC-32: an
/// OSError at the end then, or the member's defect at once. Looks at the thread's Progress.
void extract(const ZipBytes& bytes, const ZipMember& member, const std::function<void(std::string_view block)>& take);

/// All unpacked bytes of a small member. ValueError beyond `limit`.
[[nodiscard]] std::string extracted(const ZipBytes& bytes, const ZipMember& member, int64_t limit);

/// The first `count` unpacked bytes, unchecked, or all if there are fewer.
[[nodiscard]] std::string beginningOf(const ZipBytes& bytes, const ZipMember& member, int64_t count);

/// Unpacks a member into `to`, which has room for its size.
void extractInto(const ZipBytes& bytes, const ZipMember& member, std::byte* to);

}  // namespace tensordesk
