// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Folders of several files or folders that can be opened: runs with a checkpoint every so many steps, data sets of many files.
[[nodiscard]] const Format& folderFormat();

}  // namespace tensordesk
