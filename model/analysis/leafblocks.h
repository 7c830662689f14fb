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

/// The same of the elements at the positions where `data` is true, and of those alone; see DataMask. What is padding as a
/// whole is not read. REQUIRES: the shape of `leaf` starts with that of `data`, dims of size 1 at its end not counted.
void forEachDataBlock(const Leaf& leaf, const Leaf& data, Progress& progress, const std::function<void(const at::Tensor&)>& visit,
                      BlocksOn where = BlocksOn::Processor);

/// The same of two leaves side by side: the same part of both at a time. `first` counts the elements before
/// it in row-major order. Bytes of `left` are reported. REQUIRES: equal shapes without ragged dims.
void forEachBlockPair(const Leaf& left, const Leaf& right, Progress& progress,
                      const std::function<void(const at::Tensor& left, const at::Tensor& right, int64_t first)>& visit);

}  // namespace tensordesk
