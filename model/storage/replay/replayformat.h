// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Folders that `dumps` of torchrl's replay buffers writes, and the storages in them. What is shown is what the buffer holds, and
/// what lies in the folder beside it only with OpenOptions::asStored. See Note [Folders of replay buffers].
[[nodiscard]] const Format& replayFormat();

}  // namespace tensordesk
