// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <vector>

namespace tensordesk {

/// Returns the leaves concatenated along `dim`. If all are in memory they are copied. Otherwise nothing is read until elements are
/// used, and writes go through to the members. dtypes promote. Throws RuntimeError if sizes other than that of `dim` differ.
/// REQUIRES: at least one leaf; `dim` counts from the front.
[[nodiscard]] Leaf concatenated(const std::vector<Leaf>& leaves, int64_t dim);

}  // namespace tensordesk
