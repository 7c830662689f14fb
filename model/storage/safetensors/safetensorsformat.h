// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Files that tensordict's `to_safetensors` and the library `safetensors` write.
[[nodiscard]] const Format& safetensorsFormat();

}  // namespace tensordesk
