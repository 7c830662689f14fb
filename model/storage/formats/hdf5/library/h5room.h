// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5id.h"

#include <optional>

namespace tensordesk {

/// Returns the creation properties of an open dataset: layout, chunks, filters. Ask once per dataset, since the library copies them
/// at each call, which takes about as long as opening the dataset. Throws OSError if the library fails. REQUIRES: H5Lock held.
[[nodiscard]] H5Properties creationOf(hid_t dataset);

/// Returns the number of bytes that the file stores for the elements of an open dataset; empty if it is not known at once, as for
/// chunks. REQUIRES: H5Lock held.
[[nodiscard]] std::optional<hsize_t> roomOf(hid_t dataset, hid_t creation);

/// Returns the file offset of the elements of an open dataset if they are numbers stored contiguously within the file, so that
/// reading them only copies bytes. Such a dataset has no chunks, filters or other files. REQUIRES: H5Lock held.
[[nodiscard]] std::optional<haddr_t> offsetOfNumbers(hid_t dataset);

}  // namespace tensordesk
