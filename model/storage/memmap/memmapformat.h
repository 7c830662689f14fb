// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

namespace tensordesk {

/// Folders that Python's `TensorDict.save`, `memmap` and `dumps` write: a meta.json a level, a file a
/// leaf. Also those of tensordict 0.3 to 0.14.
[[nodiscard]] const Format& memmapFormat();

}  // namespace tensordesk
