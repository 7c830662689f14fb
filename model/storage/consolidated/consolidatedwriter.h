// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// Writes all of `td` to the empty file at `path`, as `td.consolidate(path)` does. Before anything is written,
/// NotImplementedError names what such a file cannot hold.
void writeConsolidated(const TensorDict& td, const std::string& path, Progress& progress);

}  // namespace tensordesk
