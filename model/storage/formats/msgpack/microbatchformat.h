// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// MessagePack with the micro-batches that prime-rl's orchestrator passes to its trainer: `rank_R.bin`.
[[nodiscard]] const Format& microBatchFormat();

}  // namespace tensordesk
