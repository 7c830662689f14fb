// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

namespace tensordesk {

/// Returns the flags of an episode of `steps` steps of which only the last is stored, as one value: bool, shape `[steps]`. The flag
/// of the last step can be written; the others are false. REQUIRES: `stored` has one element, and there is a step.
[[nodiscard]] Leaf lastFlagLeaf(const Leaf& stored, int64_t steps);

}  // namespace tensordesk
