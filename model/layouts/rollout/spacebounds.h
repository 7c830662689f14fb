// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/plain.h"

#include <string>

namespace tensordesk {

/// Returns the bounds of observations and actions that a JSON file describes as spaces of Gymnasium, as Minari's metadata.json does:
/// `{"observation": {"low": …, "high": …}, "action": …}`, nested as dicts and tuples of spaces are. `name`: the name of that file
/// beside `file`. Empty if it is missing, or has nothing that can be read.
[[nodiscard]] Plain::Dict spaceBounds(const std::string& file, const std::string& name);

}  // namespace tensordesk
