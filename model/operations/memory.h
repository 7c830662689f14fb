// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/dtype.h"
#include "tensordict/shape.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {

/// MemoryError if a tensor of this shape would be larger than the machine's memory: said before it is
/// tried.
void checkFits(c10::IntArrayRef shape, DType dtype);
/// The same of a tensor that is about to be read as a whole: an expanded one may stand for more than there is.
void checkFits(const at::Tensor& tensor);

}  // namespace tensordesk
