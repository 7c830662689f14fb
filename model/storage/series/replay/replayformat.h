// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Folders written by `dumps` of torchrl's replay buffers, and the storages in them. Shows the content of the buffer; with
/// OpenOptions::asStored also the other parts in the folder. See Note [Folders of replay buffers].
[[nodiscard]] const Format& replayFormat();

}  // namespace tensordesk
