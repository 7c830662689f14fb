// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/leaf.h"
#include "tensordict/progress.h"

#include <functional>

namespace tensordesk {

enum class BlocksOn { Processor, DeviceOfLeaf };

/// Calls `visit` with one contiguous tensor after the other, in main memory or on the leaf's device, of at most
/// about 16 MB each, that together hold all elements of `leaf` in row-major order; of a stack, member by member.
/// Checks for cancellation between them and reports bytes. Throws when the storage fails.
void forEachBlock(const Leaf& leaf, Progress& progress, const std::function<void(const at::Tensor&)>& visit,
                  BlocksOn where = BlocksOn::Processor);

}  // namespace tensordesk
