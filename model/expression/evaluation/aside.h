// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"

#include <ATen/core/ivalue.h>

#include <functional>
#include <vector>

namespace tensordesk {

/// What `work` gives or throws. It runs on a thread of its own, which is left behind when `progress` is cancelled: LibTorch
/// cannot be stopped within an operator, and some take hours. Left behind, it ends by itself and nobody learns what came
/// of it. Cancelled is thrown within some hundredths of a second. Costs some 50 us. `stack`: bytes that `work` may need of it,
/// where that is more than a thread has. REQUIRES: `work` refers to nothing that it does not keep alive, and writes only to what
/// it made.
[[nodiscard]] std::vector<c10::IValue> runAside(std::function<std::vector<c10::IValue>()> work, Progress& progress,
                                                std::size_t stack = 0);

}  // namespace tensordesk
