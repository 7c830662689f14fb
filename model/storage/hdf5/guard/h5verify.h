// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

namespace tensordesk {

/// Reports each defect of an opened HDF5 file: entries that cannot be opened or shown, data that would
/// lie beyond the end of the file, chunks that cannot be decompressed. Compressed leaves are read
/// whole, of others only where they lie is checked.
void verifyH5(const TensorDict& root, const std::string& file, const std::function<void(const Finding&)>& report,
              Progress& progress);

}  // namespace tensordesk
