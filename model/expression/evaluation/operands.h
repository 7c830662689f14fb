// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"
#include "model/operations/compute/operand.h"
#include "model/operations/keys/keypaths.h"

#include <optional>

namespace tensordesk {

/// Returns a number, tensor or tensordict as an operand of an elementwise operation with a tensordict; empty for any other value.
[[nodiscard]] std::optional<Operand> asOperand(const Value& value);
/// Returns the operand. Throws TypeError, which names the parameter, for any other value.
[[nodiscard]] Operand toOperand(const Value& value, std::string_view parameter);

/// Returns a bool, int, float or complex, or the number in a 0-d tensor. Throws TypeError for anything else.
[[nodiscard]] c10::Scalar toNumber(const Value& value, std::string_view parameter);
/// Returns a tensor; reads the elements of a stored one. Throws TypeError for any other value.
[[nodiscard]] at::Tensor toTensor(const Value& value, std::string_view parameter);
/// Returns a dtype, or nothing for None. Throws TypeError for anything else.
[[nodiscard]] std::optional<DType> toDType(const Value& value, std::string_view parameter);
/// Returns a predicate for `is_leaf`, from a function that takes a class.
[[nodiscard]] LeafPredicate toLeafPredicate(const Value& value);
/// Returns the predicate, or nothing for None. Throws TypeError for any other value.
[[nodiscard]] LeafPredicate toOptionalLeafPredicate(const Value& value);

}  // namespace tensordesk
