// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zip/zipbytes.h"

#include <cstdint>

namespace tensordesk {

/// What the last records of an archive say of its directory, checked against the bytes there are.
struct ZipEnd {
    int64_t count = 0;            ///< of members; their records fit into `directorySize`
    int64_t directoryOffset = 0;  ///< where the directory really begins
    int64_t directorySize = 0;
    /// Bytes before the archive, by which all offsets in it are off: where something was put in front of it.
    int64_t shift = 0;
};

/// ValueError that says what is missing or does not fit.
[[nodiscard]] ZipEnd readZipEnd(const ZipBytes& bytes);

}  // namespace tensordesk
