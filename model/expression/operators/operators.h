// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/syntax.h"

namespace tensordesk {

/// `left op right`: of numbers as Python does (integers within 64 bits), of strings and lists `+`, of
/// tensors through ATen's dispatcher, of tensordicts leaf by leaf. TypeError for other operands.
[[nodiscard]] Value binary(BinaryOperator op, const Value& left, const Value& right);
/// The same, where `left` goes: sums, differences, products and quotients of a tensor that nobody else holds take its memory,
/// where their shape and dtype are those of it. A long expression touches fresh memory once, not at each of its operators.
[[nodiscard]] Value binary(BinaryOperator op, Value&& left, const Value& right);
[[nodiscard]] Value unary(UnaryOperator op, const Value& operand);

/// Whether `left op= right` can change `left` itself; else it is `left = left op right`.
[[nodiscard]] bool hasInPlaceForm(BinaryOperator op, const Value& left);
/// What `left op= right` makes of a tensor, in its dtype: RuntimeError if the result needs another. `left` itself is not
/// changed.
[[nodiscard]] at::Tensor augmented(BinaryOperator op, const Leaf& left, const Value& right);
/// What `left op= right` makes of every leaf below; a tensordict on the right has all its keys.
[[nodiscard]] TensorDict augmented(BinaryOperator op, const TensorDict& left, const Value& right);

}  // namespace tensordesk
