// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/syntax.h"

namespace tensordesk {

/// Returns `left op right` for two Python numbers. Throws RuntimeError for a division by zero and for an integer result beyond 64
/// bits. REQUIRES: both are bool, int, float or complex.
[[nodiscard]] Value numberArithmetic(BinaryOperator op, const Value& left, const Value& right);

/// Returns `left == right` and `left < right` for two Python numbers. Throws TypeError for the order of complex ones.
[[nodiscard]] bool numbersEqual(const Value& left, const Value& right);
[[nodiscard]] bool numberLess(const Value& left, const Value& right);

}  // namespace tensordesk
