// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/series/lerobot/lerobotepisodes.h"
#include "model/storage/storage.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Compares the tables, videos and metadata of a LeRobot data set: missing and unused files, tables and videos with other numbers of
/// rows and frames than `meta/` states, empty episodes, and episodes without a task. Reads the footer of each table and the index of
/// each video. `folder`: resolved.
[[nodiscard]] std::vector<Finding> inspected(const std::string& folder, const LeRobotInfo& info, const LeRobotEpisodes& episodes,
                                             Progress& progress);

}  // namespace tensordesk
