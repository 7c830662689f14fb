// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Zip archives that contain files of other formats: models of Stable-Baselines3, archives of torch.export (.pt2), episodes packed
/// into one file. Read-only.
[[nodiscard]] const Format& archiveFormat();

}  // namespace tensordesk
