// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/read/blocksahead.h"

#include <hdf5.h>

#include <cstdint>
#include <memory>

namespace tensordesk {

class FileOverlay;

/// Writes elements in order to the file range of a contiguous dataset. The library would copy scattered runs of elements, or write
/// each by itself; the system writes many of them in one call.
class ContiguousWriter {
public:
    /// Reserves the `bytes` of the dataset. Throws OSError if the disk lacks the space. REQUIRES: `dataset` is contiguous, its
    /// space is allocated, and its elements are stored as they are in memory.
    ContiguousWriter(hid_t dataset, int64_t bytes);

    /// Writes the next elements. Throws OSError if the system fails, such as when the disk is full.
    void append(const BlocksAhead::Elements& elements);

private:
    std::shared_ptr<FileOverlay> m_overlay;  ///< target of writes to a file that is edited in place
    int m_file = -1;                         ///< otherwise the library's file
    int64_t m_offset = 0;
};

}  // namespace tensordesk
