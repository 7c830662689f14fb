// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>

namespace tensordesk {

/// Writes all of `td` as an archive into the empty file at `path`; each level names `device`, which Python's saves give as "cpu",
/// or "None". Errors as those of MemmapWriter.
void writeTdz(const TensorDict& td, const std::string& path, const std::string& device, Progress& progress);

}  // namespace tensordesk
