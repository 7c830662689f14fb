// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Files of torch.save, of any version, and pickles: tensordicts, state dicts, checkpoints, TorchScript archives.
[[nodiscard]] const Format& torchSaveFormat();

}  // namespace tensordesk
