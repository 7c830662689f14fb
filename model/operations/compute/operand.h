// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <c10/core/Scalar.h>

#include <variant>

namespace tensordesk {

/// An operand beside a tensordict in an elementwise operation: a number, which promotes like a Python number; a tensor, aligned
/// with the batch dims; or a tensordict, whose leaves are paired by key.
class Operand {
public:
    explicit Operand(const c10::Scalar& number);
    /// A tensor without dims broadcasts to every element, but promotes as a tensor.
    Operand(at::Tensor tensor) : m_value(std::move(tensor)) { }
    Operand(TensorDict td) : m_value(std::move(td)) { }

    /// Returns the tensor; null for a tensordict. A number is a 0-d tensor.
    [[nodiscard]] const at::Tensor* tensor() const noexcept { return std::get_if<at::Tensor>(&m_value); }
    [[nodiscard]] const TensorDict* td() const noexcept { return std::get_if<TensorDict>(&m_value); }
    [[nodiscard]] bool isNumber() const noexcept;
    /// Returns the number as a 0-d tensor of that dtype that promotes like a Python number. REQUIRES: isNumber().
    [[nodiscard]] at::Tensor castTo(DType dtype) const;
    /// Returns the shape that is broadcast with the batch size of the other tensordict: [] for a number, the shape of a tensor, the
    /// batch size of a tensordict.
    [[nodiscard]] Shape batch() const;

private:
    std::variant<at::Tensor, TensorDict> m_value;
};

/// Returns a number or 0-d tensor on the CPU moved to the device of the leaf; any other operand unchanged. Kernels with more than
/// two operands require this on a GPU.
[[nodiscard]] at::Tensor numberBeside(const at::Tensor& leaf, const at::Tensor& operand);

}  // namespace tensordesk
