// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"

#include <optional>

namespace tensordesk {

/// The nested key that a str or a non-empty, possibly nested, tuple of strs is; empty for any other value.
[[nodiscard]] std::optional<KeyPath> asKey(const Value& value);
/// The key that names an entry: TypeError for a tuple by the strict rules, which know no nested keys.
[[nodiscard]] std::optional<KeyPath> asEntryKey(const Value& value);
/// The key, where nothing else will do: else KeyError.
[[nodiscard]] KeyPath toKey(const Value& value);
/// A nested key as Python has it.
[[nodiscard]] Value::Tuple keyTuple(const KeyPath& path);

/// A value between brackets as an index. Lists, ranges and sizes become tensors; tensors that index are
/// read. IndexError for what is no index, TypeError for a str among indices.
[[nodiscard]] Index toIndex(const Value& value);

/// `start:stop:step`; TypeError unless each is an int or None, ValueError for a step of 0.
[[nodiscard]] Slice toSlice(const Value& start, const Value& stop, const Value& step);

/// `value`, unless it is a ragged leaf: RuntimeError with the shapes of its members.
[[nodiscard]] Value readable(Value value);

/// A result as a person sees it: sub-tensordicts as reading gives them, those in lists, tuples and dicts too.
[[nodiscard]] Value asShown(Value value);

/// `object[index]` of any value.
[[nodiscard]] Value subscript(const Value& object, const Value& index);

/// The characters of a text in UTF-8, not its bytes.
[[nodiscard]] std::vector<std::string> lettersOf(const std::string& text);

/// The number of items `len()` gives; TypeError where there is none.
[[nodiscard]] int64_t lengthOf(const Value& value);
/// What to take itemAt() of for each of its items in turn: a text as the list of its letters, else the value itself.
[[nodiscard]] Value itemsToVisit(Value value);
/// The items that iterating gives: of a tensor or tensordict, the parts along its first dim.
[[nodiscard]] Value itemAt(const Value& value, int64_t position);

}  // namespace tensordesk
