// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace tensordesk {

/// Returns the manual page, tensordesk(1), as troff: the content of `--help` for the program and its verbs.
[[nodiscard]] std::string manualPage(const CLI::App& app);

}  // namespace tensordesk
