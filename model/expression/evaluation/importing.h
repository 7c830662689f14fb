// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"

#include <optional>

namespace tensordesk {

/// How a tensordict that is made of plain values gets its batch size: as given, or inferred, up to `dims`.
struct BatchChoice {
    std::optional<Shape> given = {};
    bool isInferred = false;
    std::optional<int64_t> dims = {};
    std::optional<at::Device> device = {};
};

/// `from_dict`: dicts become levels, each inferred batch size its level's longest. TypeError for no dict.
[[nodiscard]] TensorDict fromDictValue(const Value& dict, const BatchChoice& batch);
/// `from_tuple`: items stand under their names, or under "0", "1", …; tuples within are levels too. TypeError for no list or tuple.
[[nodiscard]] TensorDict fromTupleValue(const Value& tuple, const BatchChoice& batch);
/// `from_list`: a stack of the tensordicts in the list, and of those that its dicts make with `batch`: lazy, dense, or,
/// without `isLazy`, lazy where they differ. TypeError.
[[nodiscard]] TensorDict fromListValue(const Value& list, const BatchChoice& batch, std::optional<bool> isLazy = {});
/// `from_any`: dicts and tuples become tensordicts, numeric lists tensors, other lists one value a position;
/// what is none of these stays as it is.
[[nodiscard]] Value fromAnyValue(const Value& value, const BatchChoice& batch);
/// `from_pytree`: dicts, tuples and lists become levels; each says in `_pytree_type` what it was.
[[nodiscard]] Value fromPytreeValue(const Value& value, const BatchChoice& batch);
/// The inverse; a tensordict without `_pytree_type` is given as it is.
[[nodiscard]] Value toPytreeValue(const TensorDict& td);

}  // namespace tensordesk
