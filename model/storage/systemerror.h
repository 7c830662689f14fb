// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/error.h"

#include <string>

namespace tensordesk {

/// What the operating system refused: `action` ("cannot be opened") and the reason of `number`, an
/// errno value, with the class Python's OSError takes for it; about the file `path`.
[[nodiscard]] Error systemError(int number, const Message& action, const std::string& path);
[[nodiscard]] Error systemError(int number, Pattern<> action, const std::string& path);

}  // namespace tensordesk
