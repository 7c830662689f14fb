// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/console.h"
#include "model/storage/format.h"
#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/plain.h"

#include <string>

namespace tensordesk {

/// What `--json` prints of a tensordict that was written to `out`.
[[nodiscard]] Plain::Dict writtenDocument(const TensorDict& td, const std::string& out);
/// Writes `td` to `out` with a progress bar, and says what was left out or converted since the format cannot hold it. Gives
/// the document of it.
[[nodiscard]] Plain writeOut(const TensorDict& td, const std::string& out, const WriteOptions& options, Console& console);

}  // namespace tensordesk
