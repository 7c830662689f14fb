// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// Returns an int, or the ints of a list, tuple, size, range or 1-d tensor. Throws TypeError, which names them `what`.
[[nodiscard]] std::vector<int64_t> toInts(const Value& value, const Message& what);

/// Returns ints given one by one or as one sequence, or by the keyword `name` if the signature has it.
[[nodiscard]] std::vector<int64_t> restInts(const Arguments& arguments, const Message& what, std::string_view name = {});

/// Returns the int of an argument that may be None.
[[nodiscard]] std::optional<int64_t> optionalInt(const Arguments& arguments, std::string_view name);

/// Returns `result`; with `inplace=True` changes the object of the call to it and returns that.
[[nodiscard]] Value inPlaceOr(const Arguments& arguments, TensorDict result);

/// Returns a number as a scalar. Throws TypeError, which names the parameter.
[[nodiscard]] c10::Scalar toScalar(const Value& value, std::string_view parameter);

/// Returns the tensordicts of a list, tuple etc. Throws TypeError, which names the function, for any other item.
[[nodiscard]] std::vector<TensorDict> toTensorDicts(const Value& value, std::string_view function);

/// Returns the name in the argument `stack_dim_name`. Throws TypeError unless it is a str or None.
[[nodiscard]] DimName stackDimName(const Arguments& arguments);

/// Throws RuntimeError unless all have the same batch size, for strict_shape=True.
void checkEqualBatches(const std::vector<TensorDict>& members);

}  // namespace tensordesk
