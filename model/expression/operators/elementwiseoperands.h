// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"
#include "model/operations/compute/elementwise.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/leaves/scratch.h"

#include <optional>
#include <string>

namespace tensordesk {

/// True for a number or a tensor, which elementwise operations accept beside a tensor.
[[nodiscard]] bool isOperand(const Value& value);
[[nodiscard]] at::Tensor operandTensor(const Value& value);
/// Returns the shape of an operand; `()` for a number.
[[nodiscard]] Shape operandShape(const Value& value);

/// Applies `op` to two operands, block by block for a large leaf. `least`: the narrowest dtype of the result.
template <typename Function>
at::Tensor elementwiseOf(const Value& left, const Value& right, DType least, const Function& op)
{
    using Operands = at::ArrayRef<at::Tensor>;
    const auto *a = left.as<Leaf>(), *b = right.as<Leaf>();
    return guardingTorch([&] {
        if (a && isLarge(*a))
            return elementwiseLeaf(*a, {operandTensor(right)},
                                   [&](const at::Tensor& block, Operands other) { return op(block, other[0]); });
        if (b && isLarge(*b))
            return elementwiseLeaf(*b, {operandTensor(left)},
                                   [&](const at::Tensor& block, Operands other) { return op(other[0], block); });
        if (!(a && a->device().is_meta()) && !(b && b->device().is_meta()))  // shapes alone take no memory
            checkFits(broadcastShape(operandShape(left), operandShape(right)), least);
        return op(operandTensor(left), operandTensor(right));
    });
}

/// True for a non-tensor object beside another one, or beside an operand of tensordicts.
[[nodiscard]] bool isCarriedPair(const Value& left, const Value& right);
/// Returns a tensordict with such an object as its only field; any other value unchanged.
[[nodiscard]] Value carrierOf(const Value& value);
/// Returns the result of an operator for the only field of such an object.
[[nodiscard]] Value fromCarrier(const Value& result);

/// Returns the items of a tuple, or of a torch.Size, which is one.
[[nodiscard]] std::optional<Value::Tuple> asTuple(const Value& value);

/// Throws "unsupported operand type(s) for +: 'Tensor' and 'str'".
[[noreturn]] void failOperands(const std::string& symbol, const Value& left, const Value& right);

}  // namespace tensordesk
