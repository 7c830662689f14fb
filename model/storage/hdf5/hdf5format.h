// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

namespace tensordesk {

/// HDF5 files as Python's `to_h5` and PersistentTensorDict write them, and any other HDF5 file: a group
/// is a tensordict, a dataset a leaf. Keys come in byte order, whatever order they were written in.
/// Ending ".h5" or ".hdf5". Compression "gzip:1" to "gzip:9".
[[nodiscard]] const Format& hdf5Format();

}  // namespace tensordesk
