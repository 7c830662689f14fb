// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/zip/zipdirectory.h"

#include <cstdint>
#include <string_view>

namespace tensordesk {

class FileOverlay;

/// Returns the CRC-32 of zip archives. `before`: that of the preceding bytes.
[[nodiscard]] uint32_t crc32Of(std::string_view bytes, uint32_t before = 0) noexcept;

/// Updates the CRC-32s of uncompressed members after writes, in all places of the archive: the directory, the local header, and the
/// data descriptor. They are computed from the changed bytes only, so that changing an element of a huge member is cheap; a CRC
/// that was wrong before stays wrong. `origin`: offset of the archive in the file. REQUIRES: only payloads of uncompressed members
/// were written.
void updateCrcs(FileOverlay& file, const ZipDirectory& directory, int64_t origin = 0);

}  // namespace tensordesk
