// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Folders of torch.distributed.checkpoint, in which each file was saved by one process. Source: torch 2.13, FileSystemWriter.
[[nodiscard]] const Format& dcpFormat();

}  // namespace tensordesk
