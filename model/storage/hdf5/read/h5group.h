// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/library/h5id.h"
#include "model/tensordict/base/keypath.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Groups and fields nested deeper than this are refused.
inline constexpr std::size_t kMaxDepth = 200;

/// One name in a group, and what it stands for.
struct H5Link {
    std::string name;
    H5L_type_t type = H5L_TYPE_ERROR;
    haddr_t address = HADDR_UNDEF;  ///< of what a hard link leads to
};

/// The links of a group, byte-alphabetical as h5py lists them; opens none. REQUIRES: H5Lock held.
[[nodiscard]] std::vector<H5Link> linksOf(hid_t group);

/// What a soft or external link says, for a person. REQUIRES: H5Lock held.
[[nodiscard]] std::string linkTarget(hid_t group, const H5Link& link);

/// The absolute HDF5 path of a nested key. REQUIRES: no key holds a slash.
[[nodiscard]] std::string placeOf(const KeyPath& path);

/// ValueError if HDF5 can hold no link called so: empty, ".", or with a slash or NUL.
void checkLinkName(const Key& key);

/// Where an object lies in the file: the same for all links to it. REQUIRES: H5Lock held.
struct H5Identity {
    unsigned long file = 0;
    haddr_t address = HADDR_UNDEF;
    unsigned links = 0;  ///< hard links to it
    bool operator==(const H5Identity& other) const { return file == other.file && address == other.address; }
};
[[nodiscard]] H5Identity identityOf(hid_t object);

}  // namespace tensordesk
