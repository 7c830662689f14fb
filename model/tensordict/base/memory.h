// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/indices/shape.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {

/// Bytes that this process may still take: what the system could give without ending programs, and no more than the
/// process and its control group are allowed. Reads files of the system, which takes some 0.1 ms.
[[nodiscard]] double freeMemory();

/// MemoryError if a tensor of this shape would be larger than freeMemory(): said before it is tried, with both sizes.
/// Costs nothing for a small one.
void checkFits(c10::IntArrayRef shape, DType dtype);
/// checkFits() of `what`, which takes that many bytes.
void checkFits(double bytes, const Message& what);
/// checkFits() of a tensor that is about to be copied as a whole: an expanded one may stand for more than there is. Other
/// devices than the CPU say themselves what they lack.
void checkFits(const at::Tensor& tensor);

/// True of a tensor whose elements lie as they are in the processor's memory, one after the other: its bytes may be copied, and
/// written in place.
[[nodiscard]] bool isPlainMemory(const at::Tensor& tensor);

/// Makes fresh memory cheap, whose first touch costs more than the arithmetic on it: LibTorch asks for large pages for tensors of
/// 2 MB and more, and up to 64 MiB that were given back stay with each thread's pool for what comes next. By itself the allocator
/// returns to the system what lies free beyond twice the largest block that it saw, so that of two tensors of one size that come
/// and go together each is new every time. What THP_MEM_ALLOC_ENABLE, MALLOC_TRIM_THRESHOLD_ and MALLOC_MMAP_THRESHOLD_ say stays.
/// REQUIRES: no tensor was made yet, and no other thread runs.
void prepareMemory() noexcept;

}  // namespace tensordesk
