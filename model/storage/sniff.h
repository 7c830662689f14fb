// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"

#include <optional>
#include <string>

namespace tensordesk {

/// Where the tensordict lies that a folder is kept for which holds more than that: of a replay buffer the storage.
/// Nothing for other folders, and for what no format would open.
[[nodiscard]] std::optional<std::string> dataWithin(const std::string& path);

/// True for a folder whose files are the parts of one thing, though no format opens it: they say nothing by themselves.
[[nodiscard]] bool isOneThing(const std::string& folder);

/// What lies at a path that no format recognises, by its content, as the end of a sentence that begins
/// with the path: "is a safetensors file, which this program cannot open yet". Reads some kilobytes at
/// most; opens nothing. Where a folder holds just one thing that can be opened, it says which.
[[nodiscard]] Message describeUnopenable(const std::string& path);

}  // namespace tensordesk
