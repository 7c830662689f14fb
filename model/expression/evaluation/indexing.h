// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"

#include <optional>

namespace tensordesk {

/// Returns the nested key of a str or a non-empty, possibly nested, tuple of strs; empty for any other value.
[[nodiscard]] std::optional<KeyPath> asKey(const Value& value);
/// Returns the key of an entry. Throws TypeError for a tuple under the strict rules, which do not support nested keys.
[[nodiscard]] std::optional<KeyPath> asEntryKey(const Value& value);
/// Returns the key. Throws KeyError for any other value.
[[nodiscard]] KeyPath toKey(const Value& value);
/// Returns a nested key as a Python tuple.
[[nodiscard]] Value::Tuple keyTuple(const KeyPath& path);

/// Converts a value between brackets to an index. Lists, ranges and sizes become tensors; index tensors are read. Throws IndexError
/// if it is not an index, and TypeError for a str among indices.
[[nodiscard]] Index toIndex(const Value& value);

/// Makes `start:stop:step`. Throws TypeError unless each is an int or None, and ValueError for a step of 0.
[[nodiscard]] Slice toSlice(const Value& start, const Value& stop, const Value& step);

/// Returns `value`. Throws RuntimeError, with the shapes of its members, for a ragged leaf.
[[nodiscard]] Value readable(Value value);

/// Returns a result in the form that the user sees: sub-tensordicts as they are read, also within lists, tuples and dicts.
[[nodiscard]] Value asShown(Value value);

/// Returns `object[index]` for any value.
[[nodiscard]] Value subscript(const Value& object, const Value& index);

/// Returns the characters of a UTF-8 text.
[[nodiscard]] std::vector<std::string> lettersOf(const std::string& text);

/// Returns `len(value)`. Throws TypeError if it has none.
[[nodiscard]] int64_t lengthOf(const Value& value);
/// Returns the value on which to call itemAt() for each of its items: a list of the letters of a text, otherwise the value itself.
[[nodiscard]] Value itemsToVisit(Value value);
/// Returns one item of an iteration: for a tensor or tensordict a part along its first dim.
[[nodiscard]] Value itemAt(const Value& value, int64_t position);

}  // namespace tensordesk
