// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// Opens several files or folders as one lazy stack, whatever their formats: those whose paths differ in numbers only in the
/// order of these, over a dim of what they count (`step`); all others as they were given, over a dim `run`. See stackedFiles().
/// One alone is opened as what it is. `pattern`: the path of all of them. REQUIRES: at least one.
[[nodiscard]] std::unique_ptr<Storage> openTogether(const std::string& pattern, const std::vector<std::string>& files,
                                                    const OpenOptions& options);

/// Returns true if the paths differ in numbers only, one of which tells them apart: files of one run, each a step of it.
[[nodiscard]] bool countUp(const std::vector<std::string>& paths);

}  // namespace tensordesk
