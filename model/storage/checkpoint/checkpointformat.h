// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Folders and archives that torchrl's Checkpoint saves: a tree of its components under the names that a program gave them.
/// Source: torchrl.checkpoint, format version 1.
[[nodiscard]] const Format& checkpointFormat();

}  // namespace tensordesk
