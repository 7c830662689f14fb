// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/doctor.h"
#include "model/storage/storage.h"

#include <functional>
#include <vector>

namespace tensordesk {

/// Returns what HealthOptions::inspectFiles is for a storage with this inspector; null for none.
[[nodiscard]] std::function<std::vector<Symptom>(Progress& progress)> symptomsOf(const FilesInspector& inspector);

}  // namespace tensordesk
