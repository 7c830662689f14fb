// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

namespace tensordesk {

/// Returns the flags of an episode as a bool leaf of shape `[steps]`, if only the flag of the last step is stored, as one value.
/// That flag can be written; the others are false. REQUIRES: `stored` has one element, and there is a step.
[[nodiscard]] Leaf lastFlagLeaf(const Leaf& stored, int64_t steps);

}  // namespace tensordesk
