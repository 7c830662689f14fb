// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/doctor.h"

#include <map>
#include <string>

namespace tensordesk {

/// Reads the thresholds of checks from the file at `path`, of at most 1 MiB; see parseThresholds(). Errors name the file.
[[nodiscard]] std::map<const Threshold*, double> thresholdsIn(const std::string& path);

}  // namespace tensordesk
