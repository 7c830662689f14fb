// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5id.h"

#include <deque>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace tensordesk {

class H5File;

/// Finds the paths of objects by their addresses, which is all that an object reference stores. The library would search the whole
/// file for each reference. This class searches it once, level by level, as far as necessary and up to some ten thousand objects.
class H5Paths {
public:
    /// Returns the shortest path of hard links; empty if there is none or it is too far away. REQUIRES: H5Lock held.
    [[nodiscard]] std::string of(H5File& file, haddr_t address);

private:
    void listNext(H5File& file);

    std::unordered_map<haddr_t, std::string> m_paths;
    std::deque<std::pair<haddr_t, std::string>> m_ahead;  ///< found, not yet examined
    bool m_hasBegun = false;
};

}  // namespace tensordesk
