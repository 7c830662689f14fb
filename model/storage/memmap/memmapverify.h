// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/memmap/files/levelfiles.h"

#include <functional>
#include <memory>
#include <string>

namespace tensordesk {

/// Opens every level and leaf, and reports each defect: errors where something cannot be shown, warnings where Python would refuse
/// to load or load something else, notes for what is merely odd. `alsoFolder` looks at each folder of a level in turn.
void verifyLevels(const std::shared_ptr<LevelFiles>& files,
                  const std::function<void(const KeyPath& path, const std::string& folder)>& alsoFolder,
                  const std::function<void(const Finding&)>& report, Progress& progress);

/// Opens every level and leaf of the memmap folder `root`, as it is on disk, and reports each defect:
/// errors where something cannot be shown, warnings where Python would refuse to load or load something
/// else, notes for what is merely odd. `ignored`: see findLeftovers().
void verifyMemmap(const std::string& root, const std::string& ignored, const std::function<void(const Finding&)>& report,
                  Progress& progress);

}  // namespace tensordesk
