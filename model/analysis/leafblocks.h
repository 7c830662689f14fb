// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/leaf.h"
#include "tensordict/progress.h"

#include <functional>

namespace tensordesk {

/// Calls `visit` with one contiguous CPU tensor after the other, of at most about 16 MB each, that
/// together hold all elements of `leaf` in row-major order; of a stack, member by member. Checks for
/// cancellation between them and reports bytes. Throws when the storage fails.
void forEachBlock(const Leaf& leaf, Progress& progress, const std::function<void(const at::Tensor&)>& visit);

}  // namespace tensordesk
