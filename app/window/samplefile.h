// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"

#include <QString>

namespace tensordesk {

/// Returns the path of the sample rollout, in the user's data folder.
[[nodiscard]] QString sampleFilePath();

/// Simulates the sample and writes it there, unless it exists. Throws the errors of writing.
void writeSampleFile(const QString& path, Progress& progress);

}  // namespace tensordesk
