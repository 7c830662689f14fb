// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"

#include <ATen/core/ivalue.h>

#include <functional>
#include <vector>

namespace tensordesk {

/// Runs `work` on a separate thread and returns its result or throws its error. If `progress` is cancelled, abandons the thread and
/// throws Cancelled within some hundredths of a second: LibTorch cannot be stopped within an operator, and some take hours. An
/// abandoned thread ends by itself and its result is dropped. Costs about 50 us. `stack`: the stack size that `work` needs, if more
/// than the default. REQUIRES: `work` owns everything that it refers to, and only writes to objects that it made.
[[nodiscard]] std::vector<c10::IValue> runAside(std::function<std::vector<c10::IValue>()> work, Progress& progress,
                                                std::size_t stack = 0);

}  // namespace tensordesk
