// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"
#include "model/tensordict/leaves/leaf.h"

#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/ivalue.h>

#include <vector>

namespace tensordesk {

// Shapes without data: tensors on the `meta` device have sizes and a dtype but no elements.

/// Throws RuntimeError: only shapes are known, and `what` needs elements.
[[noreturn]] void failValues(const Message& what);

/// Returns a tensor with the same sizes, strides and dtype without elements. If gradients are recorded it depends on `tensor`.
[[nodiscard]] at::Tensor withoutElements(const at::Tensor& tensor);
/// Returns the same for a leaf, without reading it.
[[nodiscard]] at::Tensor withoutElements(const Leaf& leaf);
/// Makes `result`, which has no elements and was computed from other tensors, depend on those of `tensors` that require gradients,
/// if gradients are recorded.
[[nodiscard]] at::Tensor following(const at::Tensor& result, at::ArrayRef<at::Tensor> tensors);

/// True if a tensor among the arguments has no elements.
[[nodiscard]] bool areShapesOnly(const std::vector<c10::IValue>& arguments);

/// Returns the result of the operator without elements, if one of its tensors has none; of the other tensors only the shapes are
/// used. If LibTorch cannot run an operator on shapes, it runs on zeros of these shapes, unless they are large. Throws RuntimeError
/// if the result depends on values or the zeros would be large, and otherwise LibTorch's errors.
[[nodiscard]] std::vector<c10::IValue> callOnShapes(const c10::OperatorHandle& op, std::vector<c10::IValue> arguments);

}  // namespace tensordesk
