// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace tensordesk {

/// The manual page, tensordesk(1), in the language of troff: all that `--help` says, of the program and of its verbs.
[[nodiscard]] std::string manualPage(const CLI::App& app);

}  // namespace tensordesk
