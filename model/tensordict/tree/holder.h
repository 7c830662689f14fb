// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Returns the level of `td` that contains, or would contain, the last key of `path`; if levels are missing, the last existing one.
[[nodiscard]] TensorDict holderOf(const TensorDict& td, const KeyPath& path);

}  // namespace tensordesk
