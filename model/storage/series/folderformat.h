// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Folders that contain several files or folders that can be opened: runs with numbered checkpoints, data sets of many files.
[[nodiscard]] const Format& folderFormat();

}  // namespace tensordesk
