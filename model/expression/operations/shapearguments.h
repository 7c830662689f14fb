// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// An int, or the ints of a list, tuple, size, range or 1-d tensor. TypeError says `what` they are.
[[nodiscard]] std::vector<int64_t> toInts(const Value& value, const Message& what);

/// Ints given one by one or as one sequence, or by the keyword `name` where the signature has one.
[[nodiscard]] std::vector<int64_t> restInts(const Arguments& arguments, const Message& what, std::string_view name = {});

/// The int of an argument that may be None.
[[nodiscard]] std::optional<int64_t> optionalInt(const Arguments& arguments, std::string_view name);

/// `result`; with `inplace=True` what the operation was called on, made so.
[[nodiscard]] Value inPlaceOr(const Arguments& arguments, TensorDict result);

/// A number as a scalar; TypeError names the parameter.
[[nodiscard]] c10::Scalar toScalar(const Value& value, std::string_view parameter);

/// The tensordicts of a list, tuple or the like; TypeError for any other item names the function.
[[nodiscard]] std::vector<TensorDict> toTensorDicts(const Value& value, std::string_view function);

/// The name that the argument `stack_dim_name` gives; TypeError unless it is a str or None.
[[nodiscard]] DimName stackDimName(const Arguments& arguments);

/// RuntimeError unless all have the same batch size, as strict_shape=True asks.
void checkEqualBatches(const std::vector<TensorDict>& members);

}  // namespace tensordesk
