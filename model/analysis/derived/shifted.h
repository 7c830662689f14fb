// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <cstddef>
#include <cstdint>

namespace tensordesk {

/// The leaf moved along a dim: at index i what it has at i - `by`, and nothing where that is none of its indices (see presentOf()).
/// Of its shape and dtype; it reads just what is asked for, and is not edited. REQUIRES: no ragged dims.
[[nodiscard]] Leaf shifted(const Leaf& leaf, std::size_t dim, int64_t by);

}  // namespace tensordesk
