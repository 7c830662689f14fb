// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Returns a copy of `td` that can be changed freely: it has its own levels, and keeps writes to leaves in memory. `td`, its files
/// and its views do not change. Costs nothing per leaf until access, and only the memory of written elements (leaves on other
/// devices than the CPU are copied on access).
[[nodiscard]] TensorDict privateCopy(const TensorDict& td);
/// Returns the private copy of a leaf that was just computed. One in memory is not shared and is returned unchanged.
[[nodiscard]] Leaf privateResult(const Leaf& leaf);

}  // namespace tensordesk
