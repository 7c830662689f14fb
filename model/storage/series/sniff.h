// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"

#include <optional>
#include <string>

namespace tensordesk {

/// Returns the path of the tensordict in a folder that contains more than that, such as the episode file of a Minari dataset. Empty
/// for other folders, and if no format recognises it.
[[nodiscard]] std::optional<std::string> dataWithin(const std::string& path);

/// Describes, by its content, a file that no format recognises, as the end of a sentence that starts with the path: "is a
/// safetensors file, which this program cannot open yet". Reads a few kilobytes at most and opens nothing. For a folder with
/// exactly one item that can be opened, names it.
[[nodiscard]] Message describeUnopenable(const std::string& path);

}  // namespace tensordesk
