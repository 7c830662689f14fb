// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <string_view>

namespace tensordesk {

/// Returns the path of the entry that a layout names: a key of `level`, or nested keys separated by slashes. Empty if there is no
/// such entry.
[[nodiscard]] std::optional<KeyPath> pathNamed(const TensorDict& level, std::string_view name);

/// Returns the entry at that path.
[[nodiscard]] std::optional<Entry> entryNamed(const TensorDict& level, std::string_view name);

}  // namespace tensordesk
