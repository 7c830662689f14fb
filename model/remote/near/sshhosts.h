// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>
#include <vector>

namespace tensordesk {

/// Returns the machines that the user's ~/.ssh/config names, in its order: what follows `Host`, without patterns. Files that it includes
/// are left out. Empty if there is none, or if it cannot be read.
[[nodiscard]] std::vector<std::string> sshHosts();
/// Returns those that such a text names.
[[nodiscard]] std::vector<std::string> sshHostsIn(const std::string& config);

}  // namespace tensordesk
