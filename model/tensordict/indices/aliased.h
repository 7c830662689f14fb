// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <ATen/core/Tensor.h>

namespace tensordesk {

/// Elements of a tensor in another arrangement, as as_strided() gives them: a view that shares memory and version.
/// Of an ordinary tensor that asks for no gradient it is made directly, which costs a quarter of a call through the
/// dispatcher. REQUIRES: the elements lie in the tensor's storage.
[[nodiscard]] at::Tensor aliased(const at::Tensor& tensor, c10::IntArrayRef sizes, c10::IntArrayRef strides, int64_t offset);

}  // namespace tensordesk
