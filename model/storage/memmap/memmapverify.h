// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

#include <functional>
#include <string>

namespace tensordesk {

/// Opens every level and leaf of the memmap folder `root`, as it is on disk, and reports each defect:
/// errors where something cannot be shown, warnings where Python would refuse to load or load something
/// else, notes for what is merely odd. `ignored`: see findLeftovers().
void verifyMemmap(const std::string& root, const std::string& ignored, const std::function<void(const Finding&)>& report,
                  Progress& progress);

}  // namespace tensordesk
