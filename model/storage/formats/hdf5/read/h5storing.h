// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5file.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/indices/shape.h"

#include <optional>
#include <string>

namespace tensordesk {

/// How a dataset stores its elements.
struct H5Storing {
    H5D_layout_t layout = H5D_LAYOUT_ERROR;
    Shape chunk = {};                    ///< the sizes of a chunk in the dims of the dataset; empty if it is not chunked
    std::optional<haddr_t> offset = {};  ///< of numbers that are stored one after another in this file
    bool isAsInMemory = false;           ///< these numbers have the bytes of the tensor
    std::string foreign = {};            ///< another file that contains the elements, or empty
    Message problem = {};                ///< why the elements cannot be read; empty if they can
};

/// Returns how an open dataset of `file` stores its elements. Cost: a few library calls if they are numbers stored one after
/// another; otherwise the library also copies the creation properties, and other files that contain elements are opened and
/// tested. REQUIRES: H5Lock held.
[[nodiscard]] H5Storing storingOf(H5File& file, hid_t dataset);

/// Returns a sentence on the first filter in `creation` that this library lacks; empty if it has all. REQUIRES: H5Lock held.
[[nodiscard]] Message missingFilter(hid_t creation);

}  // namespace tensordesk
