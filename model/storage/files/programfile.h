// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>

namespace tensordesk {

/// Returns the path of a file of this program: beside the executable, in `folder` of an installation ("libexec/tensordesk"), or
/// where the build put it, for tests and other programs with this library. Empty if it does not exist.
[[nodiscard]] std::string programFile(const std::string& name, const std::string& folder, const std::string& built);

}  // namespace tensordesk
