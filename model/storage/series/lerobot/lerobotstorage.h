// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

#include <memory>
#include <string>

namespace tensordesk {

/// Opens a LeRobot data set: see leRobotFormat(). Throws ValueError if its metadata contradict themselves or lack what is needed, and
/// NotImplementedError for other versions.
[[nodiscard]] std::unique_ptr<Storage> openLeRobot(const std::string& path);

}  // namespace tensordesk
