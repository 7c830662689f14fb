// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Folders and archives saved by torchrl's Checkpoint, shown as a tree of its components by the names that the program gave them.
/// Source: torchrl.checkpoint, format version 1.
[[nodiscard]] const Format& checkpointFormat();

}  // namespace tensordesk
