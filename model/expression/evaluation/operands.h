// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"
#include "model/operations/compute/operand.h"
#include "model/operations/keys/keypaths.h"

#include <optional>

namespace tensordesk {

/// A number, tensor or tensordict as what stands beside a tensordict in an elementwise operation; nothing for any
/// other value.
[[nodiscard]] std::optional<Operand> asOperand(const Value& value);
/// The operand, where nothing else will do: else TypeError names the parameter.
[[nodiscard]] Operand toOperand(const Value& value, std::string_view parameter);

/// A bool, int, float or complex, or the one in a 0-d tensor: TypeError for anything else.
[[nodiscard]] c10::Scalar toNumber(const Value& value, std::string_view parameter);
/// The elements of a tensor: TypeError for anything else.
[[nodiscard]] at::Tensor toTensor(const Value& value, std::string_view parameter);
/// A dtype, or nothing for None: TypeError for anything else.
[[nodiscard]] std::optional<DType> toDType(const Value& value, std::string_view parameter);
/// A function of the name of a class, as `is_leaf=`: nothing if the value is no function.
[[nodiscard]] LeafPredicate toLeafPredicate(const Value& value);
/// The predicate, or nothing for None: TypeError for any other value.
[[nodiscard]] LeafPredicate toOptionalLeafPredicate(const Value& value);

}  // namespace tensordesk
