// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"
#include "model/tensordict/indices/shape.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {

// The tensors of new modules, as torch.nn.init makes them: from the thread's random numbers in Python's order, so that the
// same seed gives the same ones.

/// One to be filled, of the `dtype` and on the `device` that the arguments of a module's constructor name. MemoryError if it
/// would not fit.
[[nodiscard]] at::Tensor newTensor(const Shape& shape, const Arguments& arguments);

/// One to be filled. RuntimeError for a size below zero; MemoryError.
[[nodiscard]] at::Tensor newTensor(const Shape& shape, DType dtype, at::Device device);

/// Evenly from -bound to bound.
void fillUniform(const at::Tensor& tensor, double bound);
/// `kaiming_uniform_(weight, a=sqrt(5))`, and the bias, where there is one, evenly within what the weight's inputs say:
/// what layers with a weight of [out, in, …] begin with.
void resetWeightAndBias(const at::Tensor& weight, const at::Tensor& bias);
/// `xavier_uniform_`: REQUIRES two dims or more.
void fillXavier(const at::Tensor& tensor);

}  // namespace tensordesk
