// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/console.h"
#include "model/storage/format.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// Writes `td` to `out` with a progress bar, and says what was left out or converted since the format cannot hold it.
void writeOut(const TensorDict& td, const std::string& out, const WriteOptions& options, Console& console);

}  // namespace tensordesk
