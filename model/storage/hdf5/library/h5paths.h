// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/library/h5id.h"

#include <deque>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace tensordesk {

class H5File;

/// Paths of objects by where they lie: references to objects hold nothing else. The library would go through the whole file for
/// each of them; this goes through it once, level by level, no further than it has to and up to some ten thousand objects.
class H5Paths {
public:
    /// The shortest path by hard links; empty if there is none, or it is too far away. REQUIRES: H5Lock held.
    [[nodiscard]] std::string of(H5File& file, haddr_t address);

private:
    void listNext(H5File& file);

    std::unordered_map<haddr_t, std::string> m_paths;
    std::deque<std::pair<haddr_t, std::string>> m_ahead;  ///< found, not yet looked at whether they are groups
    bool m_hasBegun = false;
};

}  // namespace tensordesk
