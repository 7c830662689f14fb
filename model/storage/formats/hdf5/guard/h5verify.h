// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

namespace tensordesk {

/// Reports each defect of an open HDF5 file: entries that cannot be opened or shown, data beyond the end of the file, chunks that
/// cannot be decompressed. Reads compressed leaves completely; for others checks only their location.
void verifyH5(const TensorDict& root, const std::string& file, const std::function<void(const Finding&)>& report,
              Progress& progress);

}  // namespace tensordesk
