// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/indices/shape.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {

/// Returns the number of bytes that this process can still allocate: the memory that the system has available, limited by what the
/// process and its control group are allowed. Reads files of the system, about 0.1 ms.
[[nodiscard]] double freeMemory();

/// Throws MemoryError, which states both sizes, if a tensor of this shape is larger than freeMemory(). Call it before the
/// allocation. Costs nothing for a small tensor.
void checkFits(c10::IntArrayRef shape, DType dtype);
/// Throws MemoryError if `bytes` is more than freeMemory(). `what` names the allocation in the message.
void checkFits(double bytes, const Message& what);
/// Throws MemoryError if a full copy of the tensor is larger than freeMemory(): an expanded tensor has more elements than it
/// stores. Only checks tensors on the CPU; other devices report their own lack of memory.
void checkFits(const at::Tensor& tensor);

/// True if the tensor is contiguous in main memory and stores its elements unchanged, so that its bytes can be copied and written
/// in place.
[[nodiscard]] bool isPlainMemory(const at::Tensor& tensor);

/// Configures the allocator so that large temporary tensors are cheap. The first access to fresh memory costs more than the
/// arithmetic on it. LibTorch therefore asks for large pages for tensors of 2 MB and more, and each thread's pool keeps up to 64
/// MiB of freed memory for reuse. By default the allocator returns freed memory to the system beyond twice the largest block that
/// it has seen, so that each of two alternating tensors of one size is fresh every time. Respects THP_MEM_ALLOC_ENABLE,
/// MALLOC_TRIM_THRESHOLD_ and MALLOC_MMAP_THRESHOLD_ if they are set. Also gives back the pages of LibTorch's code that only
/// registered its operators at the start: 40 of 180 MB of a small window. REQUIRES: no tensor was made yet, and no other thread
/// runs.
void prepareMemory() noexcept;

}  // namespace tensordesk
