// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/library/h5file.h"
#include "model/tensordict/base/keypath.h"

#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

// Note [Other files]
// Links, virtual datasets and external storage fetch what they show from whatever file the writer of an HDF5 file named: they are
// followed within its folder, and out of it only where links out of folders are (linkpolicy.h). The library would look for the
// files in further places and follow what they refer to in turn, so everything on the way is looked at first: that the file is
// there, is a file, and that the probe survives it. Nothing is ever written to another file.

/// Where the file that `file` calls `name` lies, links resolved. PermissionError if that is out of the folder of `file` and links
/// are not followed; OSError if it is not there or no file.
[[nodiscard]] std::string foreignFile(const std::string& file, const std::string& name);

/// Returns the other files that store data of a dataset with these creation properties in `file`; none for most datasets. Throws as
/// foreignFile() does, and OSError if a source of a virtual dataset does not exist. REQUIRES: H5Lock held.
[[nodiscard]] std::vector<std::string> checkForeignData(H5File& file, hid_t creation);

/// The file and the object that an external link in an open group names. REQUIRES: H5Lock held.
[[nodiscard]] std::pair<std::string, KeyPath> externalTarget(hid_t group, const std::string& link);

}  // namespace tensordesk
