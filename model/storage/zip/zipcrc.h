// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zip/zipdirectory.h"

#include <cstdint>
#include <string_view>

namespace tensordesk {

class FileOverlay;

/// The CRC-32 of archives. `before`: that of the bytes before these.
[[nodiscard]] uint32_t crc32Of(std::string_view bytes, uint32_t before = 0) noexcept;

/// Notes the CRC-32s that stored members have with what was written into them, wherever the archive keeps them: in the
/// directory, the local header, and the descriptor behind the bytes. They are worked out from what changed alone, so
/// that an element of a huge member costs little; what was wrong before stays wrong. `origin`: where in the file the
/// archive begins. REQUIRES: nothing but payloads of stored members was written to.
void updateCrcs(FileOverlay& file, const ZipDirectory& directory, int64_t origin = 0);

}  // namespace tensordesk
