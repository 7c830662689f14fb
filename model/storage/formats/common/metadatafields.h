// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"
#include "model/tensordict/indices/dimnames.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>
#include <string_view>

// Metadata of tensordicts that several formats store as JSON: sizes, names of dims, classes.

namespace tensordesk {

/// Returns the value of a field; null if it is missing.
[[nodiscard]] const PythonValue* fieldOf(const PythonValue::Dict& fields, std::string_view name);

/// Parses `[2, 3]` as sizes of at least `least`. Throws ValueError, which names it `what`, for anything else, or if an array of
/// these sizes had more elements than 64 bits count.
[[nodiscard]] Shape sizesFrom(const PythonValue& list, const Message& what, int64_t least = 0);
[[nodiscard]] PythonValue sizesValue(const Shape& shape);

/// Parses `["time", null]`, or null for none. Throws ValueError if it does not fit `dims` dims.
[[nodiscard]] DimNames namesFrom(const PythonValue& list, std::size_t dims);
[[nodiscard]] PythonValue namesValue(const DimNames& names);

/// Returns `a.b.C` for `<class 'a.b.C'>`; other texts unchanged.
[[nodiscard]] std::string bareClassName(const std::string& type);

}  // namespace tensordesk
