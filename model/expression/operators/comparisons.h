// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/syntax.h"

namespace tensordesk {

/// `left op right`: of numbers, strings and sequences as Python does, of tensors through ATen's dispatcher, of tensordicts
/// leaf by leaf; with `in` and `is` too. TypeError for values without an order.
[[nodiscard]] Value compare(Comparator op, const Value& left, const Value& right);

/// Python's truth value; RuntimeError for tensordicts and tensors of several elements.
[[nodiscard]] bool truth(const Value& value);
/// `left == right` of plain values; tensors and tensordicts are equal only to themselves.
[[nodiscard]] bool isEqual(const Value& left, const Value& right);

}  // namespace tensordesk
