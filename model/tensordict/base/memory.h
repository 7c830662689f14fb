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

/// Has LibTorch ask for large pages for tensors of 2 MB and more, unless THP_MEM_ALLOC_ENABLE says otherwise: the first touch of
/// fresh memory costs as much as the arithmetic on it where each 4 KB are a fault of their own. REQUIRES: no tensor was made yet,
/// and no other thread runs.
void allowLargePages() noexcept;

}  // namespace tensordesk
