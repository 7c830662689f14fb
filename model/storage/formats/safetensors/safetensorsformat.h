// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Files written by tensordict's `to_safetensors` and by the library `safetensors`.
[[nodiscard]] const Format& safetensorsFormat();

}  // namespace tensordesk
