// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <c10/core/Scalar.h>

#include <variant>

namespace tensordesk {

/// What stands beside a tensordict in an elementwise operation: a number, which promotes as Python's do; a tensor,
/// aligned with the batch dims; or a tensordict, whose leaves are paired by key.
class Operand {
public:
    explicit Operand(const c10::Scalar& number);
    /// A tensor of dim 0 stands beside every element too, but promotes as a tensor.
    Operand(at::Tensor tensor) : m_value(std::move(tensor)) { }
    Operand(TensorDict td) : m_value(std::move(td)) { }

    /// Null if it is the other kind. A number is a 0-d tensor.
    [[nodiscard]] const at::Tensor* tensor() const noexcept { return std::get_if<at::Tensor>(&m_value); }
    [[nodiscard]] const TensorDict* td() const noexcept { return std::get_if<TensorDict>(&m_value); }
    [[nodiscard]] bool isNumber() const noexcept;
    /// A number as a tensor of that dtype, which promotes as the number does. REQUIRES: isNumber().
    [[nodiscard]] at::Tensor castTo(DType dtype) const;
    /// What is broadcast with the batch size of the tensordict beside it.
    [[nodiscard]] Shape batch() const;

private:
    std::variant<at::Tensor, TensorDict> m_value;
};

/// A number or a 0-d tensor, which stands on the CPU, on the device of the leaf; any other operand as it is. Most kernels of GPUs
/// take all tensors from there, but for those of two operands.
[[nodiscard]] at::Tensor numberBeside(const at::Tensor& leaf, const at::Tensor& operand);

}  // namespace tensordesk
