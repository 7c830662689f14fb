// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Returns a copy with its own levels, keys, names and locks over the same leaves. Another thread that reads `td` is not affected
/// by structural changes of the copy. Stored entries are opened once for both. Copies of copies cost no more than one copy.
/// O(entries of the levels accessed so far). REQUIRES: the structure of `td` does not change from now on.
[[nodiscard]] TensorDict forked(const TensorDict& td);

}  // namespace tensordesk
