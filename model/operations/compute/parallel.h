// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"

#include <functional>

namespace tensordesk {

/// Calls `job` for 0 … count - 1, several at once on threads of their own, in order of their start. Reports how
/// many are done, and asks for a stop, on the calling thread. Of several failures it throws that of the first job;
/// jobs not begun by then are left out. A thread that must stay alone, see ThreadContext, does all of it itself.
void runInParallel(int64_t count, int64_t workers, const std::function<void(int64_t)>& job, Progress& progress);

/// How many jobs this machine runs at once.
[[nodiscard]] int64_t workerCount();

}  // namespace tensordesk
