// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/layout.h"
#include "model/storage/storage.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Returns the trajectories of a layout with Layout::trajectories as levels "0", "1", …: views of the arrays in `root`, without the
/// keys of Layout::beside and without rows that contain no data. Reads the flags of ends. Throws ValueError if flags or arrays do
/// not fit. Source: TED2Flat and TED2Nested of torchrl 0.14.
[[nodiscard]] TensorDict trajectoriesIn(const Storage& stored, const TensorDict& root, const Layout& layout);

}  // namespace tensordesk
