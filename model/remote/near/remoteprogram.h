// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>

namespace tensordesk {

/// Names the program on other machines, where it is neither in PATH nor in ~/.local/bin there. For all connections made afterwards.
void setRemoteProgram(std::string program);
/// Returns it; empty for none.
[[nodiscard]] std::string remoteProgram();

}  // namespace tensordesk
