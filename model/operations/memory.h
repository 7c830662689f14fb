// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/dtype.h"
#include "tensordict/shape.h"

namespace tensordesk {

/// MemoryError if a tensor of this shape would be larger than the machine's memory: said before it is
/// tried.
void checkFits(c10::IntArrayRef shape, DType dtype);

}  // namespace tensordesk
