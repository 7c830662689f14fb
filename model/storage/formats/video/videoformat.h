// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/format.h"

namespace tensordesk {

/// Video files: MP4, Matroska and WebM, as a tensordict with a batch of frames. Without isVideoBuilt() opening throws an error that
/// states what to install.
[[nodiscard]] const Format& videoFormat();

}  // namespace tensordesk
