// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/syntax.h"

namespace tensordesk {

/// Returns `left op right`: for numbers as Python does (integers within 64 bits), `+` of strings and lists, for tensors through
/// ATen's dispatcher, for tensordicts leaf by leaf. Throws TypeError for other operands.
[[nodiscard]] Value binary(BinaryOperator op, const Value& left, const Value& right);
/// As above, for a temporary `left`: sums, differences, products and quotients reuse the memory of a tensor with no other owner if
/// the result has its shape and dtype. A long expression then allocates once, not for each operator.
[[nodiscard]] Value binary(BinaryOperator op, Value&& left, const Value& right);
[[nodiscard]] Value unary(UnaryOperator op, const Value& operand);

/// True if `left op= right` can change `left` itself; otherwise it is `left = left op right`.
[[nodiscard]] bool hasInPlaceForm(BinaryOperator op, const Value& left);
/// Returns the result of `left op= right` for a tensor, in its dtype. Throws RuntimeError if the result needs another dtype. Does
/// not change `left`.
[[nodiscard]] at::Tensor augmented(BinaryOperator op, const Leaf& left, const Value& right);
/// Returns the results of `left op= right` for every nested leaf. A tensordict on the right must have all keys.
[[nodiscard]] TensorDict augmented(BinaryOperator op, const TensorDict& left, const Value& right);

}  // namespace tensordesk
