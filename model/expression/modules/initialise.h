// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"
#include "model/tensordict/indices/shape.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {

// Initialises the tensors of new modules as torch.nn.init does, with the thread's random numbers in Python's order, so that the
// same seed gives the same tensors.

/// Returns an uninitialised tensor with the dtype and device of a module's constructor arguments. Throws MemoryError if it does not
/// fit.
[[nodiscard]] at::Tensor newTensor(const Shape& shape, const Arguments& arguments);

/// Returns an uninitialised tensor. Throws RuntimeError for a negative size, and MemoryError.
[[nodiscard]] at::Tensor newTensor(const Shape& shape, DType dtype, at::Device device);

/// Fills the tensor uniformly from -bound to bound.
void fillUniform(const at::Tensor& tensor, double bound);
/// Initialises a weight by `kaiming_uniform_(weight, a=sqrt(5))`, and its bias, if any, uniformly within the bound by the weight's
/// inputs, as layers with a weight of [out, in, …] do.
void resetWeightAndBias(const at::Tensor& weight, const at::Tensor& bias);
/// Applies `xavier_uniform_`. REQUIRES: two dims or more.
void fillXavier(const at::Tensor& tensor);

}  // namespace tensordesk
