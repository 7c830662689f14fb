// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/pythonvalue.h"

#include <string_view>

namespace tensordesk {

/// Returns the value of a Python literal as in headers of .npy files: dicts with text keys, tuples and lists (both become lists),
/// texts, integers, True, False and None. Evaluates nothing. Throws ValueError for anything else, and for nesting beyond 32 levels.
[[nodiscard]] PythonValue parseLiteral(std::string_view text);

}  // namespace tensordesk
