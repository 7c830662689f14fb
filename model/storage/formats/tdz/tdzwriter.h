// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// Writes all of `td` as an archive to the empty file at `path`. Each level records `device`, which is "cpu" in Python's saves, or
/// "None". Throws the errors of MemmapWriter.
void writeTdz(const TensorDict& td, const std::string& path, const std::string& device, Progress& progress);

}  // namespace tensordesk
