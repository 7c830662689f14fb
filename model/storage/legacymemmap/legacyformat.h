// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Folders that `memmap_(prefix=…)` of tensordict before 0.3 wrote: a meta.pt a level, two files a leaf. See legacyreader.h.
[[nodiscard]] const Format& legacyMemmapFormat();

}  // namespace tensordesk
