// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "expression/syntax.h"
#include "expression/value.h"

#include <optional>
#include <string>

namespace tensordesk {

// Classes are no values of the language; isinstance() and attributes know them by their names.

/// `TensorDict` or `torch.Tensor`, if the expression is such a name of a class; nothing for anything else.
[[nodiscard]] std::optional<std::string> classNamed(const Expression& expression);
/// True for an instance of that class, as Python's `isinstance` says it.
[[nodiscard]] bool isInstance(const Value& value, std::string_view className);
/// True for the names that have the functions of `TensorDict`.
[[nodiscard]] bool isTensorDictClass(std::string_view className) noexcept;

}  // namespace tensordesk
