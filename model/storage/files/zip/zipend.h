// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/zip/zipbytes.h"

#include <cstdint>

namespace tensordesk {

/// The last records of an archive, which describe its directory, checked against the bytes.
struct ZipEnd {
    int64_t count = 0;            ///< number of members; their records fit into `directorySize`
    int64_t directoryOffset = 0;  ///< the actual offset of the directory
    int64_t directorySize = 0;
    /// The number of bytes in front of the archive, by which all offsets are shifted, if something was prepended.
    int64_t shift = 0;
};

/// Reads the records. Throws ValueError with the missing or inconsistent field.
[[nodiscard]] ZipEnd readZipEnd(const ZipBytes& bytes);

}  // namespace tensordesk
