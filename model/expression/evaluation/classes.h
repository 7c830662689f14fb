// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"

#include <optional>
#include <string>

namespace tensordesk {

/// The class that expressions call so: `TensorDict`, `torch.Tensor`, `int`; nothing for other names.
[[nodiscard]] std::optional<Value::Class> classNamed(std::string_view name);
/// The class of an entry by the name that className() gives it: `Tensor`, `MyData`.
[[nodiscard]] Value::Class classOfEntryNamed(const std::string& name);
/// The class of a value, as `type()` gives it.
[[nodiscard]] Value::Class classOf(const Value& value);
/// The class of an entry: one that is no tensor is an object of its own here, not the value in it.
[[nodiscard]] Value::Class classOf(const Entry& entry);

/// A class, also where it stands as a function, as `int` does; nothing for other values.
[[nodiscard]] std::optional<Value::Class> toClass(const Value& value);
/// A class; TypeError for other values.
[[nodiscard]] Value::Class toGivenClass(const Value& value);

/// A class itself, or that of any other value: for functions that take either.
[[nodiscard]] Value::Class classMeantBy(const Value& value);

/// True of tensordicts, tensorclasses and non-tensor values.
[[nodiscard]] bool isCollectionClass(const Value::Class& one);
[[nodiscard]] bool isNonTensorClass(const Value::Class& one);
/// True of tensorclasses; values that are no tensors are some.
[[nodiscard]] bool isTensorclass(const Value::Class& one);

/// True of the class itself and of those that inherit from it, as Python's `issubclass` says it.
[[nodiscard]] bool isSubclass(const Value::Class& one, const Value::Class& base);
/// True for an instance of that class, as Python's `isinstance` says it.
[[nodiscard]] bool isInstance(const Value& value, const Value::Class& one);

/// True for the names that have the functions of `TensorDict`.
[[nodiscard]] bool isTensorDictClass(std::string_view className) noexcept;

}  // namespace tensordesk
