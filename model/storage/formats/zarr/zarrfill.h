// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/values/pythonvalue.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {

/// Returns the value of all elements of an unwritten chunk as a 0-d tensor: the field `fill_value`, zero for null. Throws
/// ValueError if it is not a value of the dtype.
[[nodiscard]] at::Tensor zarrFill(const PythonValue& value, DType dtype);

}  // namespace tensordesk
