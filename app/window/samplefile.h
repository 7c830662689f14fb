// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"

#include <QString>

namespace tensordesk {

/// Where the window keeps the sample rollout: in the user's data folder.
[[nodiscard]] QString sampleFilePath();

/// Simulates the sample and writes it there, unless it is there. Throws what writing throws.
void writeSampleFile(const QString& path, Progress& progress);

}  // namespace tensordesk
