// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <functional>

namespace tensordesk {

/// Returns `level` with `view` applied to each array with `rows` rows, also in nested levels. Other entries stay. Entries are
/// opened when they are read.
[[nodiscard]] TensorDict withRowsViewed(const TensorDict& level, int64_t rows, const std::function<Leaf(const Leaf&)>& view);

}  // namespace tensordesk
