// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// A copy with levels of its own, keys, names and locks as they are, over the same leaves: whoever reads `td` on another
/// thread does not notice when the structure of the copy changes. What is still to be opened is opened once for both.
/// Many copies of copies cost no more than one. REQUIRES: nobody changes the structure of `td` from now on. Cost: the
/// entries of the levels that were looked at.
[[nodiscard]] TensorDict forked(const TensorDict& td);

}  // namespace tensordesk
