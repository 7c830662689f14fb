// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"

#include <optional>
#include <string>

namespace tensordesk {

/// Where the tensordict lies that a folder is kept for which holds more than that: of a dataset of Minari the file of episodes.
/// Nothing for other folders, and for what no format would open.
[[nodiscard]] std::optional<std::string> dataWithin(const std::string& path);

/// What lies at a path that no format recognises, by its content, as the end of a sentence that begins
/// with the path: "is a safetensors file, which this program cannot open yet". Reads some kilobytes at
/// most; opens nothing. Where a folder holds just one thing that can be opened, it says which.
[[nodiscard]] Message describeUnopenable(const std::string& path);

}  // namespace tensordesk
