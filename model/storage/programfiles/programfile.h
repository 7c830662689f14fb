// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>

namespace tensordesk {

/// Where the file `name` lies that belongs to this program: beside it, in `folder` of an installation ("libexec/tensordesk"), or
/// where the build put it, for tests and for programs of others with this library. Empty if it is nowhere.
[[nodiscard]] std::string programFile(const std::string& name, const std::string& folder, const std::string& built);

}  // namespace tensordesk
