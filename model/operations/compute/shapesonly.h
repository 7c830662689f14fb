// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"
#include "model/tensordict/leaves/leaf.h"

#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/ivalue.h>

#include <vector>

namespace tensordesk {

// Shapes without data: tensors of the `meta` device have sizes and a dtype but no elements.

/// RuntimeError: shapes alone are known, and `what` needs elements.
[[noreturn]] void failValues(const Message& what);

/// A tensor of the same sizes, strides and dtype without elements. Where gradients are recorded it follows from `tensor`.
[[nodiscard]] at::Tensor withoutElements(const at::Tensor& tensor);
/// The same of a leaf, which is not read.
[[nodiscard]] at::Tensor withoutElements(const Leaf& leaf);
/// `result`, which has no elements, as what follows from those of `tensors` that require gradients, where they are recorded: of
/// what was worked out on others in their place.
[[nodiscard]] at::Tensor following(const at::Tensor& result, at::ArrayRef<at::Tensor> tensors);

/// True if a tensor among the arguments has no elements.
[[nodiscard]] bool areShapesOnly(const std::vector<c10::IValue>& arguments);

/// What the operator gives, without elements, if one of its tensors has none; those that have some count by their
/// shapes. An operator that LibTorch cannot run on shapes alone is tried on zeros of the same shapes, unless they are
/// large. RuntimeError where the result depends on values; else throws LibTorch's errors.
[[nodiscard]] std::vector<c10::IValue> callOnShapes(const c10::OperatorHandle& op, std::vector<c10::IValue> arguments);

}  // namespace tensordesk
