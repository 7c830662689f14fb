// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/error.h"

#include <string>

namespace tensordesk {

/// Returns an error of the operating system for the file `path`: `action` ("cannot be opened") and the reason of `number`, an errno
/// value, with the class that Python's OSError uses for it.
[[nodiscard]] Error systemError(int number, const Message& action, const std::string& path);
[[nodiscard]] Error systemError(int number, Pattern<> action, const std::string& path);

}  // namespace tensordesk
