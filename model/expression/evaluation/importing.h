// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"

#include <optional>

namespace tensordesk {

/// The batch size of a tensordict made of plain values: given, or inferred with at most `dims` dims.
struct BatchChoice {
    std::optional<Shape> given = {};
    bool isInferred = false;
    std::optional<int64_t> dims = {};
    std::optional<at::Device> device = {};
};

/// Implements `from_dict`: dicts become levels, and each inferred batch size is the longest possible for its level. Throws
/// TypeError if it is not a dict.
[[nodiscard]] TensorDict fromDictValue(const Value& dict, const BatchChoice& batch);
/// Implements `from_tuple`: items get their names or "0", "1", … as keys; nested tuples are levels too. Throws TypeError if it is
/// not a list or tuple.
[[nodiscard]] TensorDict fromTupleValue(const Value& tuple, const BatchChoice& batch);
/// Implements `from_list`: a stack of the tensordicts in the list and of those made from its dicts with `batch`; lazy, dense, or,
/// without `isLazy`, lazy if they differ. Throws TypeError.
[[nodiscard]] TensorDict fromListValue(const Value& list, const BatchChoice& batch, std::optional<bool> isLazy = {});
/// Implements `from_any`: dicts and tuples become tensordicts, numeric lists tensors, and other lists one value per position;
/// anything else is returned unchanged.
[[nodiscard]] Value fromAnyValue(const Value& value, const BatchChoice& batch);
/// Implements `from_pytree`: dicts, tuples and lists become levels that store their type in `_pytree_type`.
[[nodiscard]] Value fromPytreeValue(const Value& value, const BatchChoice& batch);
/// The inverse of fromPytreeValue(); a tensordict without `_pytree_type` is returned unchanged.
[[nodiscard]] Value toPytreeValue(const TensorDict& td);

}  // namespace tensordesk
