// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Zip archives of files that are opened by themselves: models of Stable-Baselines3, archives of torch.export (.pt2), episodes packed
/// into one file. Only read.
[[nodiscard]] const Format& archiveFormat();

}  // namespace tensordesk
