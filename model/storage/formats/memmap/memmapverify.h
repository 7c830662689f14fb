// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/memmap/files/levelfiles.h"

#include <functional>
#include <memory>
#include <string>

namespace tensordesk {

/// Opens every level and leaf and reports each defect: errors for entries that cannot be shown, warnings for those that Python
/// would fail to load or load differently, notes for other oddities. `alsoFolder` is called with each folder of a level.
void verifyLevels(const std::shared_ptr<LevelFiles>& files,
                  const std::function<void(const KeyPath& path, const std::string& folder)>& alsoFolder,
                  const std::function<void(const Finding&)>& report, Progress& progress);

/// Opens every level and leaf of the memmap folder `root` on disk and reports each defect as verifyLevels() does. `ignored`: see
/// findLeftovers().
void verifyMemmap(const std::string& root, const std::string& ignored, const std::function<void(const Finding&)>& report,
                  Progress& progress);

}  // namespace tensordesk
