// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <vector>

namespace tensordesk {

/// The leaves one behind the other along `dim`. Of tensors in memory a copy; else nothing is read before
/// elements are asked for, and what is written reaches the members. dtypes promote. RuntimeError if other
/// dims than `dim` differ. REQUIRES: at least one leaf; `dim` counts from the front.
[[nodiscard]] Leaf concatenated(const std::vector<Leaf>& leaves, int64_t dim);

}  // namespace tensordesk
