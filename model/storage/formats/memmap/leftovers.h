// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

#include <functional>
#include <string>

namespace tensordesk {

/// Reports the files in one level's folder that its meta.json does not name: stale leaves of earlier saves, members beyond a gap,
/// files of an interrupted edit. They also occur beside undamaged saves, and nothing opens them. `path`: of the level; `ignored`: a
/// file or folder not to report. Throws if the folder or its meta.json cannot be read. Cost: reads both.
void findLeftovers(const std::string& folder, const KeyPath& path, const std::string& ignored,
                   const std::function<void(const Finding&)>& report);

}  // namespace tensordesk
