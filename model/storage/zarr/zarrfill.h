// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/values/plain.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {

/// The value of all elements of a chunk that was not written, as a 0-d tensor: what the field `fill_value` says, zero for null.
/// ValueError if that is no value of the dtype.
[[nodiscard]] at::Tensor zarrFill(const Plain& value, DType dtype);

}  // namespace tensordesk
