// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns the changes that statements would make to `td`, in the form of changeText(), by running them on a private copy. Throws
/// the errors of execute(). Cost: the data that the statements read and write, in memory.
[[nodiscard]] std::vector<std::string> dryRun(const TensorDict& td, const std::string& statements,
                                              Progress& progress = Progress::none());

}  // namespace tensordesk
