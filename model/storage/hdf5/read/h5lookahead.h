// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/library/h5file.h"
#include "model/storage/hdf5/read/h5group.h"

#include <vector>

namespace tensordesk {

/// Has the probe test the objects of one group some hundred at a time, which costs a third of testing each as it is opened; see
/// Note [Probe]. Any thread.
class H5LookAhead {
public:
    explicit H5LookAhead(const std::vector<H5Link>& links);

    /// Call before the object behind the link at `position` is opened. Tests those behind it too if the one before it was the last.
    void before(std::size_t position, H5File& file);

private:
    std::vector<haddr_t> m_addresses;
    std::size_t m_begin = 0, m_end = 0;  ///< the objects that were tested last
};

}  // namespace tensordesk
