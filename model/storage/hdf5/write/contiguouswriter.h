// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/read/blocksahead.h"

#include <hdf5.h>

#include <cstdint>
#include <memory>

namespace tensordesk {

class FileOverlay;

/// Puts elements one after the other at the place in the file where a contiguous dataset keeps them. The
/// library itself would copy runs of elements that do not follow each other, or write each by itself;
/// the system takes many of them in one call.
class ContiguousWriter {
public:
    /// Sets aside room for the `bytes` of the dataset: OSError if the disk has not as many.
    /// REQUIRES: `dataset` is contiguous, its place is allocated, and its elements are stored as
    /// they lie in memory.
    ContiguousWriter(hid_t dataset, int64_t bytes);

    /// OSError when the system refuses, such as when the disk is full.
    void append(const BlocksAhead::Elements& elements);

private:
    std::shared_ptr<FileOverlay> m_overlay;  ///< where a file that is edited in place is written to
    int m_file = -1;                         ///< else: the library's
    int64_t m_offset = 0;
};

}  // namespace tensordesk
