// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

namespace tensordesk {

/// HDF5 files written by Python's `to_h5` and PersistentTensorDict, and any other HDF5 file: a group is a tensordict, a dataset a
/// leaf. Keys are in byte order, regardless of the order in which they were written. Extension ".h5" or ".hdf5". Compression
/// "gzip:1" to "gzip:9".
[[nodiscard]] const Format& hdf5Format();

}  // namespace tensordesk
