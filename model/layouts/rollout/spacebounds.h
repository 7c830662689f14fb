// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/pythonvalue.h"

#include <string>

namespace tensordesk {

/// Returns the bounds of observations and actions from a JSON file with spaces of Gymnasium, as Minari's metadata.json:
/// `{"observation": {"low": …, "high": …}, "action": …}`, nested like dicts and tuples of spaces. `name`: the name of that file,
/// which is beside `file`. Empty if it is missing or cannot be read.
[[nodiscard]] PythonValue::Dict spaceBounds(const std::string& file, const std::string& name);

}  // namespace tensordesk
