// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <cstddef>
#include <cstdint>

namespace tensordesk {

/// Returns the leaf moved along a dim: index i has the elements of index i - `by`, and none outside of the dim (see presentOf()).
/// Same shape and dtype; only reads requested elements; read-only. REQUIRES: no ragged dims.
[[nodiscard]] Leaf shifted(const Leaf& leaf, std::size_t dim, int64_t by);

}  // namespace tensordesk
