// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5file.h"
#include "model/tensordict/base/keypath.h"

#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

// Note [Other files] Links, virtual datasets and external storage refer to any file that the writer of an HDF5 file named. They are
// followed within its folder, and out of it only if links out of folders are allowed (linkpolicy.h). The library would search for
// the files in more places and follow their references in turn. So each file on the way is checked first: that it exists, is a
// regular file, and that the probe survives it. Other files are never written.

/// Returns the path of the file that `file` calls `name`, with links resolved. Throws PermissionError if that is out of the folder
/// of `file` and such links are not followed, and OSError if it does not exist or is not a file.
[[nodiscard]] std::string foreignFile(const std::string& file, const std::string& name);

/// Returns the other files that store data of a dataset with these creation properties in `file`; none for most datasets. Throws as
/// foreignFile() does, and OSError if a source of a virtual dataset does not exist. REQUIRES: H5Lock held.
[[nodiscard]] std::vector<std::string> checkForeignData(H5File& file, hid_t creation);

/// Returns the file and the object that an external link in an open group names. REQUIRES: H5Lock held.
[[nodiscard]] std::pair<std::string, KeyPath> externalTarget(hid_t group, const std::string& link);

}  // namespace tensordesk
