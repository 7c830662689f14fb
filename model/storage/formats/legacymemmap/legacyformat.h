// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Folders written by `memmap_(prefix=…)` of tensordict before 0.3: a meta.pt per level, two files per leaf. See legacyreader.h.
[[nodiscard]] const Format& legacyMemmapFormat();

}  // namespace tensordesk
