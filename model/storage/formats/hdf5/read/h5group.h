// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5id.h"
#include "model/tensordict/base/keypath.h"

#include <string>
#include <vector>

namespace tensordesk {

/// The limit for the nesting of groups and fields.
inline constexpr std::size_t kMaxDepth = 200;

/// One link in a group.
struct H5Link {
    std::string name;
    H5L_type_t type = H5L_TYPE_ERROR;
    haddr_t address = HADDR_UNDEF;  ///< address of a hard link's target
};

/// Returns the links of a group in byte order, as h5py lists them, without opening any. REQUIRES: H5Lock held.
[[nodiscard]] std::vector<H5Link> linksOf(hid_t group);

/// Returns the target of a soft or external link as text for the user. REQUIRES: H5Lock held.
[[nodiscard]] std::string linkTarget(hid_t group, const H5Link& link);

/// Returns the absolute HDF5 path of a nested key. REQUIRES: no key contains a slash.
[[nodiscard]] std::string placeOf(const KeyPath& path);

/// Throws ValueError for names that HDF5 cannot store: empty, ".", or with a slash or NUL.
void checkLinkName(const Key& key);

/// The identity of an object in the file, the same for all links to it. REQUIRES: H5Lock held.
struct H5Identity {
    unsigned long file = 0;
    haddr_t address = HADDR_UNDEF;
    unsigned links = 0;  ///< number of hard links to it
    bool operator==(const H5Identity& other) const { return file == other.file && address == other.address; }
};
[[nodiscard]] H5Identity identityOf(hid_t object);

}  // namespace tensordesk
