// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// Opens several files or folders of any formats as one lazy stack. Files whose paths differ only in numbers are ordered by these,
/// on a dim named after what the number counts (`step`). Others keep the given order, on a dim `run`. See stackedFiles(). A single
/// file is opened as itself. `pattern`: the path of the whole. REQUIRES: at least one path.
[[nodiscard]] std::unique_ptr<Storage> openTogether(const std::string& pattern, const std::vector<std::string>& files,
                                                    const OpenOptions& options);

/// True if the paths differ only in numbers, one of which distinguishes them all: the steps of one run.
[[nodiscard]] bool countUp(const std::vector<std::string>& paths);

}  // namespace tensordesk
