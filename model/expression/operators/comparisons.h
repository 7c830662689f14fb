// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/syntax.h"

namespace tensordesk {

/// Returns `left op right`: for numbers, strings and sequences as Python does, for tensors through ATen's dispatcher, for
/// tensordicts leaf by leaf; also for `in` and `is`. Throws TypeError for values without an order.
[[nodiscard]] Value compare(Comparator op, const Value& left, const Value& right);

/// Returns Python's truth value. Throws RuntimeError for tensordicts and tensors with several elements.
[[nodiscard]] bool truth(const Value& value);
/// Returns `left == right` for plain values; tensors and tensordicts are only equal to themselves.
[[nodiscard]] bool isEqual(const Value& left, const Value& right);

}  // namespace tensordesk
