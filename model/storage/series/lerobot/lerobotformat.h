// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Data sets of LeRobot v2.0 to v3: a folder of Parquet tables, videos and `meta/`. The root has the levels `data`, with a row per
/// time step and camera, `episodes` and `tasks`, and the values `info` and `stats`. Opening reads `meta/`, and the footer of one table.
/// Source: LeRobotDataset of lerobot 0.4.4 and 0.3.3.
[[nodiscard]] const Format& leRobotFormat();

}  // namespace tensordesk
