// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

namespace tensordesk {

/// Folders written by Python's `TensorDict.save`, `memmap` and `dumps`: one meta.json per level, one file per leaf. Also those of
/// tensordict 0.3 to 0.14.
[[nodiscard]] const Format& memmapFormat();

}  // namespace tensordesk
