// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// What statements would change of `td`, a row a change as changeText() writes it; nothing is changed: they run
/// on a private copy. Errors as of execute(). Cost: what the statements read and write, in memory.
[[nodiscard]] std::vector<std::string> dryRun(const TensorDict& td, const std::string& statements,
                                              Progress& progress = Progress::none());

}  // namespace tensordesk
