// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"

#include <optional>
#include <string>

namespace tensordesk {

/// Returns the class with this name in expressions: `TensorDict`, `torch.Tensor`, `int`; empty for other names.
[[nodiscard]] std::optional<Value::Class> classNamed(std::string_view name);
/// Returns the class of an entry by the name that className() returns: `Tensor`, `MyData`.
[[nodiscard]] Value::Class classOfEntryNamed(const std::string& name);
/// Returns the class of a value, as `type()` does.
[[nodiscard]] Value::Class classOf(const Value& value);
/// Returns the class of an entry. A non-tensor entry is an object of its own here, not the value in it.
[[nodiscard]] Value::Class classOf(const Entry& entry);

/// Returns a class, also one that is used as a function, such as `int`; empty for other values.
[[nodiscard]] std::optional<Value::Class> toClass(const Value& value);
/// Returns a class. Throws TypeError for other values.
[[nodiscard]] Value::Class toGivenClass(const Value& value);

/// Returns a class itself, or the class of any other value, for functions that accept both.
[[nodiscard]] Value::Class classMeantBy(const Value& value);

/// True for tensordicts, tensorclasses and non-tensor values.
[[nodiscard]] bool isCollectionClass(const Value::Class& one);
[[nodiscard]] bool isNonTensorClass(const Value::Class& one);
/// True for tensorclasses, which include non-tensor values.
[[nodiscard]] bool isTensorclass(const Value::Class& one);

/// True for the class itself and its subclasses, as Python's `issubclass`.
[[nodiscard]] bool isSubclass(const Value::Class& one, const Value::Class& base);
/// True for an instance of that class, as Python's `isinstance`.
[[nodiscard]] bool isInstance(const Value& value, const Value::Class& one);

/// True for the names of classes with the functions of `TensorDict`.
[[nodiscard]] bool isTensorDictClass(std::string_view className) noexcept;

}  // namespace tensordesk
