// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/plain.h"

#include <string>

namespace tensordesk {

/// What Minari's metadata.json beside a file says of the spaces of observation and action: `{"low": …, "high": …}` for each,
/// in dicts and tuples of spaces for each of these. Empty where there is no such file, or it says nothing sensible.
[[nodiscard]] Plain::Dict episodeBounds(const std::string& file);

}  // namespace tensordesk
