// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// The level of `td` that gets or loses the last key of `path`; where levels are missing, the last that is there.
[[nodiscard]] TensorDict holderOf(const TensorDict& td, const KeyPath& path);

}  // namespace tensordesk
